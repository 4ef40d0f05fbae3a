import type { IntlShape } from 'react-intl';
import { dateOf } from '@/app/profile/date-text.ts';
import { isMeantDate } from '@/clinical/time/calendar-date.ts';
import { readTextSize } from '@/app/settings/text-size.ts';
import { readCachedList } from '@/db/cache/cached-list.ts';
import { isLanguage, languages } from '@/i18n/languages/languages.ts';
import { choiceText } from '@/i18n/phrases/choice-words.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { ListedDoctor } from '@/sync/api/directory/doctors.ts';
import { currentDating } from './read-profile.ts';
import type { Section } from './sections.ts';

/** Longer texts are cut: the row says that there is one, the part itself shows it. */
const MOST_LETTERS = 60;

function short(text: string | null | undefined): string | null {
  const line = text?.trim().replace(/\s+/g, ' ') ?? '';
  if (line === '') return null;
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS).trimEnd()}…` : line;
}

const found = (parts: readonly (string | null | undefined | false)[]): string[] =>
  parts.filter((part): part is string => Boolean(part));

/** The pregnancy or the birth. After a loss nothing but the word that she chose. */
function pregnancy(intl: IntlShape, profile: Profile | null, today: string): string[] {
  const status = profile?.pregnancyStatus;
  if (status === 'ended') return [choiceText(intl, 'pregnancyStatus', 'ended')];
  if (status === 'postpartum') {
    const born = isMeantDate(profile?.birthDate)
      ? intl.formatMessage({ id: 'dashboard.born' }, { date: dateOf(intl, profile.birthDate) })
      : choiceText(intl, 'pregnancyStatus', 'postpartum');
    return [born];
  }
  const dating = currentDating(profile, today);
  if (!dating) return [intl.formatMessage({ id: 'profile.summary.noDates' })];
  const { weeks, days, isExact, dueDate, method } = dating;
  const how = intl.formatMessage({ id: `profile.by.${method}` });
  return found([
    intl.formatMessage({ id: 'profile.summary.due' }, { date: dateOf(intl, dueDate), how }),
    intl.formatMessage({ id: isExact ? 'profile.dates.is' : 'profile.dates.about' }, { weeks, days }),
    (profile?.fetuses ?? 1) > 1 &&
      intl.formatMessage({ id: `profile.fetuses.${profile?.fetuses === 2 ? 2 : profile?.fetuses === 3 ? 3 : 4}` }),
  ]);
}

function health(intl: IntlShape, profile: Profile | null): string[] {
  const diabetes = profile?.diabetes;
  const allergies = short(profile?.allergies);
  return found([
    diabetes &&
      diabetes !== 'none' &&
      `${intl.formatMessage({ id: 'profile.diabetes' })}: ${choiceText(intl, 'diabetes', diabetes)}`,
    short(profile?.preExistingConditions),
    allergies && intl.formatMessage({ id: 'report.allergies' }, { text: allergies }),
    profile?.bloodGroup,
    profile?.heightCm != null && `${intl.formatNumber(profile.heightCm)} cm`,
  ]);
}

function care(intl: IntlShape, profile: Profile | null): string[] {
  if (!profile?.hospitalId && !profile?.assignedDoctorId) return [];
  const { hospitalName, hospitalId, assignedDoctorId } = profile;
  const doctors = readCachedList<ListedDoctor>(`doctors-${hospitalId ?? ''}`) ?? [];
  const doctor = assignedDoctorId
    ? (doctors.find(({ userId }) => userId === assignedDoctorId)?.name ??
      intl.formatMessage({ id: 'profile.doctor.kept' }))
    : intl.formatMessage({ id: 'firstRun.care.noDoctor' });
  return found([short(hospitalName), doctor]);
}

/** A part of the profile in a few words, the most important first; empty when nothing is entered. */
export function summaryOf(intl: IntlShape, section: Section, profile: Profile | null, today: string): string[] {
  switch (section) {
    case 'pregnancy':
    case 'change':
      return pregnancy(intl, profile, today);
    case 'health':
      return health(intl, profile);
    case 'care':
      return care(intl, profile);
    case 'you':
      return found([
        short(profile?.name),
        profile?.age != null && `${intl.formatNumber(profile.age)} ${intl.formatMessage({ id: 'profile.age.unit' })}`,
        short(profile?.phoneNumber),
        profile?.countryCode && choiceText(intl, 'countryCode', profile.countryCode),
      ]);
    case 'life':
      return found([
        short((profile?.dietaryPreferences ?? []).join(', ')),
        profile?.activityLevel && choiceText(intl, 'activityLevel', profile.activityLevel),
        short(profile?.partnerSupport),
        short(profile?.workSituation),
      ]);
    case 'phone': {
      const [language = ''] = intl.locale.split('-');
      const size = readTextSize();
      return found([
        isLanguage(language) ? languages[language].name : language,
        size !== 'normal' &&
          `${intl.formatMessage({ id: 'profile.textSize' })}: ${intl.formatMessage({ id: `profile.textSize.${size}` })}`,
      ]);
    }
  }
}
