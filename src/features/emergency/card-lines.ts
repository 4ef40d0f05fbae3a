import type { CalendarDate } from '@/clinical/calendar-date.ts';
import { datingFrom } from '@/clinical/dating.ts';
import { stageOf } from '@/clinical/stage.ts';
import type { EmergencyContacts } from '@/emergency-contacts.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/profile.ts';

export interface CardLine {
  readonly label: MessageId;
  /** Null: a line to be filled in by hand. */
  readonly value: string | null;
  /** A calendar date, written out in the reader's language. */
  readonly isDate?: true;
  /** Gives way where there is no room for all. */
  readonly mayBeCut?: true;
}

type Contacts = Pick<EmergencyContacts, 'unitName' | 'unitPhone' | 'people'>;

const line = (label: MessageId, value: string | null | undefined): CardLine => ({ label, value: value || null });
const dated = (label: MessageId, value: CalendarDate): CardLine => ({ label, value, isDate: true });

/** Where she is: a due date that is known, a birth, or a line to fill in; nothing of it after a loss. */
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

/** What stands on the emergency card. The app knows no blood group, allergy or medicine for certain: lines for the pen. */
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
