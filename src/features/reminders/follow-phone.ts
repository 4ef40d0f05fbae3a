import { areClocksSame, zoneMove } from '@/clinical/travel.ts';
import { changeReminder, type KeptReminder } from '@/db/reminders.ts';
import { keepNote, readNote } from '@/db/sealed-note.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';

/** Where this device last took the reminders to, for whoever is signed in. */
interface Followed {
  readonly zone: string;
  /** Ids of those that have yet to be moved there. */
  readonly left: readonly string[];
}
const FOLLOWED = 'zone';

/** @returns whether the next look will find it */
async function remember(followed: Followed): Promise<boolean> {
  await keepNote(FOLLOWED, followed);
  return (await readNote<Followed>(FOLLOWED))?.zone === followed.zone;
}

const moveOf = (reminder: KeptReminder) => zoneMove(reminder, deviceTimeZone(), Date.now());

/** Whether the times of any of these are still those of where the phone was before. */
export const isBehindPhone = (reminders: readonly KeptReminder[]): boolean =>
  reminders.some((reminder) => moveOf(reminder) !== null);

/**
 * Moves the times of every reminder with the phone when it is in another zone than at the last look, and answers how many
 * it moved. What cannot be kept now is tried again with the next change or visit. Never rejects.
 */
export async function followPhone(reminders: readonly KeptReminder[]): Promise<number> {
  // Where none have arrived yet, the first to come are those of where she was.
  if (reminders.length === 0) return 0;
  const zone = deviceTimeZone();
  const followed = await readNote<Followed>(FOLLOWED);
  // A device that stayed where it was follows no other: two in different zones would move them back and forth for ever.
  const hasStayed = followed !== null && areClocksSame(followed.zone, zone, Date.now());
  const mayMove = hasStayed ? reminders.filter(({ id }) => followed.left.includes(id)) : reminders;
  const moves = mayMove.flatMap((reminder) => {
    const change = moveOf(reminder);
    return change ? [{ id: reminder.id, change }] : [];
  });
  if (hasStayed && moves.length === 0) return 0;
  // First: a move that this device cannot remember it would make again and again.
  if (!(await remember({ zone, left: moves.map(({ id }) => id) }))) return 0;
  const left: string[] = [];
  for (const { id, change } of moves) await changeReminder(id, change).catch(() => left.push(id));
  if (left.length < moves.length) await remember({ zone, left });
  return moves.length - left.length;
}
