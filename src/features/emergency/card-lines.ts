import type { CalendarDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom } from '@/clinical/gestation/pregnancy-dating.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import type { EmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/records/profile.ts';

export interface CardLine {
  readonly label: MessageId;
  /** Null: an empty line to fill in by hand. */
  readonly value: string | null;
  /** The value is a calendar date, to be formatted in the app's language. */
  readonly isDate?: true;
  /** May be shortened when the text does not fit. */
  readonly mayBeCut?: true;
}

type Contacts = Pick<EmergencyContacts, 'unitName' | 'unitPhone' | 'people'>;

const line = (label: MessageId, value: string | null | undefined): CardLine => ({ label, value: value || null });
const dated = (label: MessageId, value: CalendarDate): CardLine => ({ label, value, isDate: true });

/** The due date, the birth date, or an empty line; nothing after a loss. */
function pregnancyLines(profile: Profile | null, today: CalendarDate): CardLine[] {
  const stage = stageOf(profile, today);
  const dating = stage.kind === 'pregnant' && profile ? datingFrom(profile, today) : null;
  if (dating) {
    const babies = profile?.fetuses ?? 1;
    return [
      dated('emergency.card.due', dating.dueDate),
      ...(babies > 1 ? [line('emergency.card.babies', String(babies))] : []),
    ];
  }
  if (stage.kind === 'unknown') return [line('emergency.card.due', null)];
  return stage.kind === 'postpartum' && stage.daysSinceBirth !== null && profile?.birthDate
    ? [dated('emergency.card.born', profile.birthDate)]
    : [];
}

/** The lines of the emergency card. Blood group, allergies and medicines are empty: the app has no certain data on them. */
export const cardLines = (
  profile: Profile | null,
  { unitName, unitPhone, people }: Contacts,
  emergencyNumber: string,
  today: CalendarDate,
): CardLine[] => [
  line('emergency.card.name', profile?.name),
  ...pregnancyLines(profile, today),
  { ...line('emergency.card.conditions', profile?.preExistingConditions), mayBeCut: true },
  line('emergency.card.blood', null),
  line('emergency.card.allergies', null),
  line('emergency.card.medicines', null),
  line('emergency.card.number', emergencyNumber),
  line('emergency.card.unit', [unitName, unitPhone].filter(Boolean).join(', ')),
  ...people.map(({ name, phone }) => line('emergency.card.person', [name, phone].filter(Boolean).join(', '))),
];
