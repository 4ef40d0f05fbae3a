import { localDate } from '@/clinical/time/calendar-date.ts';
import { scheduleChange } from '@/clinical/medicines/dose-plan.ts';
import { zoneKept } from '@/clinical/medicines/time-zone-change.ts';
import { recordDose } from '@/db/records/doses.ts';
import { changeReminder, type StoredReminder } from '@/db/records/reminders.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Pauses or resumes a reminder. Earlier doses keep their schedule. @throws StorageFailure */
export const pauseOrResume = (reminder: StoredReminder): Promise<unknown> =>
  changeReminder(reminder.id, scheduleChange(reminder, { isActive: reminder.isActive === false }, Date.now()));

/** Logs that a medicine without times was used now. @throws StorageFailure */
export function logUse({ id: reminderId }: StoredReminder): Promise<unknown> {
  const now = new Date();
  const time = `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
  return recordDose({ reminderId, date: localDate(now), time }, 'taken');
}

/** Dismisses the notice that the times have moved. */
export const dismissZoneNotice = (reminder: StoredReminder): Promise<unknown> =>
  changeReminder(reminder.id, { movedFromZone: null });

/** Keeps the times of the home time zone. */
export const keepHomeZone = (reminder: StoredReminder, home: string): Promise<unknown> =>
  changeReminder(reminder.id, zoneKept(reminder, home, Date.now()));
