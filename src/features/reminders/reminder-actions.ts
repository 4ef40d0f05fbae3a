import { localDate } from '@/clinical/calendar-date.ts';
import { scheduleChange } from '@/clinical/dose-plan.ts';
import { zoneKept } from '@/clinical/travel.ts';
import { recordDose } from '@/db/doses.ts';
import { changeReminder, type KeptReminder } from '@/db/reminders.ts';

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

/** She has seen that the times moved. */
export const zoneSeen = (reminder: KeptReminder): Promise<unknown> =>
  changeReminder(reminder.id, { movedFromZone: null });

/** The times stay those of home. */
export const keepHomeZone = (reminder: KeptReminder, home: string): Promise<unknown> =>
  changeReminder(reminder.id, zoneKept(reminder, home, Date.now()));
