import { areClocksSame, zoneMove } from '@/clinical/medicines/time-zone-change.ts';
import { changeReminder, type StoredReminder } from '@/db/records/reminders.ts';
import { saveSealedItem, readSealedItem } from '@/db/drafts/sealed-item.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';

/** The last time zone to which this device moved the user's reminders. */
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

/** Whether the times of any reminder still belong to the phone's former time zone. */
export const isBehindTimeZone = (reminders: readonly StoredReminder[]): boolean =>
  reminders.some((reminder) => moveOf(reminder) !== null);

/**
 * When the phone's time zone has changed since the last check, moves the times of every reminder to it. A failed move is
 * retried with the next change or visit. Never rejects.
 * @returns the number of moved reminders
 */
export async function followTimeZone(reminders: readonly StoredReminder[]): Promise<number> {
  // Before the first sync there is nothing to move; storing the zone now would prevent moving the reminders that arrive.
  if (reminders.length === 0) return 0;
  const zone = deviceTimeZone();
  const applied = await readSealedItem<AppliedZone>(STORAGE_KEY);
  // A device that has not travelled moves nothing: two devices in different zones would move the times back and forth forever.
  const hasStayed = applied !== null && areClocksSame(applied.zone, zone, Date.now());
  const mayMove = hasStayed ? reminders.filter(({ id }) => applied.left.includes(id)) : reminders;
  const moves = mayMove.flatMap((reminder) => {
    const change = moveOf(reminder);
    return change ? [{ id: reminder.id, change }] : [];
  });
  if (hasStayed && moves.length === 0) return 0;
  // Store the zone first: otherwise this device would move the times again and again.
  if (!(await saveAppliedZone({ zone, left: moves.map(({ id }) => id) }))) return 0;
  const left: string[] = [];
  for (const { id, change } of moves) await changeReminder(id, change).catch(() => left.push(id));
  if (left.length < moves.length) await saveAppliedZone({ zone, left });
  return moves.length - left.length;
}
