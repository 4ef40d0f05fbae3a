import { areClocksSame, zoneMove } from '@/clinical/medicines/time-zone-change.ts';
import { changeReminder, type StoredReminder } from '@/db/records/reminders.ts';
import { saveSealedItem, readSealedItem } from '@/db/drafts/sealed-item.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { keepHomeZone } from './reminder-actions.ts';

/** The last time zone of this device for which the question was answered, or had not to be asked. */
interface AppliedZone {
  readonly zone: string;
  /** Ids of reminders that are not moved yet. */
  readonly left: readonly string[];
}
const STORAGE_KEY = 'zone';

/** @returns whether it was stored */
async function saveAppliedZone(applied: AppliedZone): Promise<boolean> {
  await saveSealedItem(STORAGE_KEY, applied);
  return (await readSealedItem<AppliedZone>(STORAGE_KEY))?.zone === applied.zone;
}

const moveOf = (reminder: StoredReminder) => zoneMove(reminder, deviceTimeZone(), Date.now());

/** Whether the times of any reminder belong to another time zone than the phone's. */
export const isBehindTimeZone = (reminders: readonly StoredReminder[]): boolean =>
  reminders.some((reminder) => moveOf(reminder) !== null);

/** Moves these reminders, and stores which could not be moved. Never rejects. @returns the number of moved reminders */
async function move(reminders: readonly StoredReminder[]): Promise<number> {
  const zone = deviceTimeZone();
  const moves = reminders.flatMap((reminder) => {
    const change = moveOf(reminder);
    return change ? [{ id: reminder.id, change }] : [];
  });
  // Store the zone first: otherwise this device would move the times again and again.
  if (!(await saveAppliedZone({ zone, left: moves.map(({ id }) => id) }))) return 0;
  const left: string[] = [];
  for (const { id, change } of moves) await changeReminder(id, change).catch(() => left.push(id));
  if (left.length < moves.length) await saveAppliedZone({ zone, left });
  return moves.length - left.length;
}

/**
 * Does what needs no answer: gives reminders without a zone that of the phone, and retries moves that the person has chosen.
 * Never rejects.
 * @returns the reminders that the person has to be asked about, because this phone has come to another time zone
 */
export async function followTimeZone(reminders: readonly StoredReminder[]): Promise<readonly StoredReminder[]> {
  // Before the first sync nothing can be asked; storing the zone now would prevent asking about the reminders that arrive.
  if (reminders.length === 0) return [];
  const zone = deviceTimeZone();
  const applied = await readSealedItem<AppliedZone>(STORAGE_KEY);
  const behind = reminders.filter((reminder) => moveOf(reminder) !== null);
  // A device that has not travelled asks nothing: the choice made on another device stays.
  if (applied && areClocksSame(applied.zone, zone, Date.now())) {
    const chosen = behind.filter(({ id }) => applied.left.includes(id));
    if (chosen.length > 0) await move(chosen);
    return [];
  }
  const asked = behind.filter(({ timeZone }) => timeZone);
  if (asked.length === 0) await move(behind);
  return asked;
}

/** The person chose the phone's time zone. A failed move is retried later. @returns the number of moved reminders */
export const moveHere = (asked: readonly StoredReminder[]): Promise<number> => move(asked);

/** The person chose the zone in which each reminder is; it holds on all devices. @throws StorageFailure */
export async function keepZones(asked: readonly StoredReminder[]): Promise<void> {
  for (const reminder of asked) if (reminder.timeZone) await keepHomeZone(reminder, reminder.timeZone);
}
