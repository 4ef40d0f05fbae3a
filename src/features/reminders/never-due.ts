import { doseTimes, nextDose, type DoseSchedule } from '@/clinical/medicines/reminder-schedule.ts';
import type { Reminder } from '@/model/reminders/reminder.ts';
import { todayIn } from './first-day.ts';

/** Whether a new end date stops an existing medicine, so that it is intended that no dose follows. */
function isStopped(before: Reminder, endsOn: string, now: number): boolean {
  if (endsOn <= todayIn(before.timeZone, now)) return true;
  // Example: a weekly medicine with its last dose on Monday may end on Sunday. A later end than before is meant to add doses.
  const isLater = before.endsOn != null && before.endsOn < endsOn;
  const first = nextDose({ ...before, isActive: true }, 0);
  return !isLater && first !== null && first.dueAt <= now;
}

/** Whether the end date leaves no dose after `now` (ms) by mistake. `before` is null when the days are new. */
export function isNeverDue(schedule: DoseSchedule, before: Reminder | null, now: number): boolean {
  const { endsOn } = schedule;
  if (!endsOn || doseTimes(schedule).length === 0 || nextDose(schedule, now) !== null) return false;
  return before === null || (before.endsOn !== endsOn && !isStopped(before, endsOn, now));
}
