import type { IntlShape } from 'react-intl';
import { datingFrom } from '@/clinical/gestation/pregnancy-dating.ts';
import { hasWeekContent } from '@/clinical/gestation/past-due.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { ReportContent } from './report-source.ts';

const dayText = (intl: IntlShape, date: string) =>
  intl.formatDate(`${date}T00:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Her stage on a date: weeks with the due date, days since birth, or that the pregnancy ended. */
function standing(intl: IntlShape, person: Profile, today: string): string {
  const stage = stageOf(person, today);
  if (stage.kind === 'ended') return intl.formatMessage({ id: 'report.ended' });
  if (stage.kind === 'postpartum')
    return stage.daysSinceBirth === null
      ? intl.formatMessage({ id: 'report.afterBirth.undated' })
      : intl.formatMessage({ id: 'report.afterBirth' }, { days: stage.daysSinceBirth });
  const dating = datingFrom(person, today);
  const isOver = dating !== null && !hasWeekContent({ kind: 'pregnant', ...dating });
  // An estimate of this many weeks is not plausible.
  if (!dating || (isOver && dating.needsConfirmation)) return intl.formatMessage({ id: 'report.weeksUnknown' });
  const { weeks, days, dueDate, method } = dating;
  if (isOver) return intl.formatMessage({ id: 'report.overdue' }, { due: dayText(intl, dueDate) });
  // Days that were not entered are not invented (clinical rules 4.2).
  if (!dating.isExact)
    return intl.formatMessage({ id: 'report.weeksAbout' }, { weeks, due: dayText(intl, dueDate), method });
  return intl.formatMessage({ id: 'report.weeks' }, { weeks, days, due: dayText(intl, dueDate), method });
}

/** The lines at the top of a report. */
export function personWords(intl: IntlShape, { source: { person }, today }: ReportContent): string[] {
  const {
    age,
    phoneNumber,
    previousPregnancies,
    fetuses,
    diabetes,
    preExistingConditions,
    heightCm,
    allergies,
    bloodGroup,
  } = person;
  const more = [
    typeof age === 'number' && intl.formatMessage({ id: 'report.age' }, { age }),
    standing(intl, person, today),
    (fetuses ?? 1) > 1 && intl.formatMessage({ id: 'report.fetuses' }, { count: fetuses ?? 1 }),
    typeof previousPregnancies === 'number' &&
      intl.formatMessage({ id: 'report.before' }, { count: previousPregnancies }),
    bloodGroup && intl.formatMessage({ id: 'report.bloodGroup' }, { group: bloodGroup }),
    typeof heightCm === 'number' && intl.formatMessage({ id: 'report.height' }, { height: heightCm }),
  ];
  const conditions = [
    diabetes && diabetes !== 'none' && intl.formatMessage({ id: 'report.diabetes' }, { kind: diabetes }),
    preExistingConditions?.trim(),
  ].filter(Boolean);
  return [
    more.filter(Boolean).join(' · '),
    conditions.length > 0 && intl.formatMessage({ id: 'report.conditions' }, { text: conditions.join('; ') }),
    allergies?.trim() && intl.formatMessage({ id: 'report.allergies' }, { text: allergies.trim() }),
    phoneNumber && intl.formatMessage({ id: 'report.phone' }, { phone: phoneNumber }),
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
}
