import { localDate } from '@/clinical/calendar-date.ts';
import { scheduleChange } from '@/clinical/dose-plan.ts';
import { zoneKept, zoneMove } from '@/clinical/travel.ts';
import { recordDose } from '@/db/doses.ts';
import { changeReminder, type KeptReminder } from '@/db/reminders.ts';
import { keepNote, readNote } from '@/db/sealed-note.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Pauses a reminder or lets it go on; the doses before keep the schedule they had. @throws StorageFailure */
export const pauseOrResume = (reminder: KeptReminder): Promise<unknown> =>
  changeReminder(reminder.id, scheduleChange(reminder, { isActive: reminder.isActive === false }, Date.now()));

/** Logs that a medicine without times was used now. @throws StorageFailure */
export function logUse({ id: reminderId }: KeptReminder): Promise<unknown> {
  const now = new Date();
  const time = `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
  return recordDose({ reminderId, date: localDate(now), time }, 'taken');
}

const moveOf = (reminder: KeptReminder) => zoneMove(reminder, deviceTimeZone(), Date.now());

/** Whether the times of any of these are still those of where the phone was before. */
export const isBehindPhone = (reminders: readonly KeptReminder[]): boolean =>
  reminders.some((reminder) => moveOf(reminder) !== null);

/** Which zone this device last took the reminders to, for whoever is signed in. */
const FOLLOWED = 'zone';

/**
 * Moves the times of every reminder with the phone when it is in another zone than at the last look, and answers how many
 * it moved. What cannot be kept now is tried again with the next change or visit.
 */
export async function followPhone(reminders: readonly KeptReminder[]): Promise<number> {
  const zone = deviceTimeZone();
  const followed = await readNote<string>(FOLLOWED);
  // A device that stayed where it was follows no other: two in different zones would move them back and forth for ever.
  if (followed === zone) return 0;
  let moved = 0;
  let failed = 0;
  for (const reminder of reminders) {
    const change = moveOf(reminder);
    if (!change) continue;
    await changeReminder(reminder.id, change).then(
      () => (moved += 1),
      () => (failed += 1),
    );
  }
  // Where none have arrived yet, the first to come are those of where she was.
  if (failed === 0 && reminders.length > 0) await keepNote(FOLLOWED, zone);
  return moved;
}

/** She has seen that the times moved. */
export const zoneSeen = (reminder: KeptReminder): Promise<unknown> =>
  changeReminder(reminder.id, { movedFromZone: null });

/** The times stay those of home. */
export const keepHomeZone = (reminder: KeptReminder, home: string): Promise<unknown> =>
  changeReminder(reminder.id, zoneKept(reminder, home, Date.now()));
