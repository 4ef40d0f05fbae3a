import type { IntlShape } from 'react-intl';
import { appointmentTypes } from '@/model/appointment.ts';
import { frequencies, frequencyNames } from '@/model/frequency.ts';
import type { MessageId } from './messages/en.ts';

const wordsOf = <T extends string>(offered: readonly T[], idOf: (value: T) => MessageId) =>
  Object.fromEntries(offered.map((value) => [value, idOf(value)])) as Record<string, MessageId>;

/** Fields whose offered choices are kept in words of their own, with the words a person reads for them. */
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

/** What was chosen in a field, in the language of the app; anything else as it was written. */
export function choiceText(intl: IntlShape, field: string, value: string): string {
  if (field === 'countryCode' && /^[A-Z]{2}$/.test(value))
    return new Intl.DisplayNames(intl.locale, { type: 'region' }).of(value) ?? value;
  const known = choices[field] ?? {};
  const id = Object.hasOwn(known, value.trim()) ? known[value.trim()] : undefined;
  return id ? intl.formatMessage({ id }) : value;
}
