import type { IntlShape } from 'react-intl';
import { appointmentTypes } from '@/model/records/appointment.ts';
import { frequencies, frequencyNames } from '@/model/reminders/reminder-frequency.ts';
import type { MessageId } from '@/i18n/messages/en.ts';

const wordsOf = <T extends string>(offered: readonly T[], idOf: (value: T) => MessageId) =>
  Object.fromEntries(offered.map((value) => [value, idOf(value)])) as Record<string, MessageId>;

/** Fields whose stored choices are fixed words, with the message of each choice. */
const choices: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  appointmentType: wordsOf(appointmentTypes, (type) => `appointments.type.${type}`),
  frequency: Object.fromEntries(
    frequencyNames.map((name) => [frequencies[name].text, `reminders.frequency.${name}` as const]),
  ),
  pregnancyStatus: wordsOf(['pregnant', 'postpartum', 'ended'], (status) => `profile.status.${status}`),
  diabetes: wordsOf(['none', 'gestational', 'type1', 'type2'], (kind) => `profile.diabetes.${kind}`),
  sugarTargets: wordsOf(['ADA_ACOG', 'NICE'], (targets) => `profile.targets.${targets}`),
  activityLevel: wordsOf(['low', 'moderate', 'high'], (level) => `profile.activity.${level}`),
  chatTonePreference: wordsOf(['friendly', 'formal', 'brief', 'encouraging'], (tone) => `profile.tone.${tone}`),
};

/** A stored choice of a field in the language of the app; any other text unchanged. */
export function choiceText(intl: IntlShape, field: string, value: string): string {
  if (field === 'countryCode' && /^[A-Z]{2}$/.test(value))
    return new Intl.DisplayNames(intl.locale, { type: 'region' }).of(value) ?? value;
  const known = choices[field] ?? {};
  const id = Object.hasOwn(known, value.trim()) ? known[value.trim()] : undefined;
  return id ? intl.formatMessage({ id }) : value;
}
