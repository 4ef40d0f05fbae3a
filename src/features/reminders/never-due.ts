import { doseTimes, nextDose, type DoseSchedule } from '@/clinical/dose-times.ts';
import type { Reminder } from '@/model/reminder.ts';
import { todayIn } from './first-day.ts';

/** Whether a new end stops a kept medicine: that no dose comes any more is then what she wants. */
function isStopped(before: Reminder, endsOn: string, now: number): boolean {
  if (endsOn <= todayIn(before.timeZone, now)) return true;
  // A weekly one had its last dose on Monday and ends on Sunday; a later end than before is to bring doses.
  const isLater = before.endsOn != null && before.endsOn < endsOn;
  const first = nextDose({ ...before, isActive: true }, 0);
  return !isLater && first !== null && first.dueAt <= now;
}

/** Whether an end leaves no dose from now (ms) on, and that is not what she asked for. `before` is null when its days are new. */
export function isNeverDue(schedule: DoseSchedule, before: Reminder | null, now: number): boolean {
  const { endsOn } = schedule;
  if (!endsOn || doseTimes(schedule).length === 0 || nextDose(schedule, now) !== null) return false;
  return before === null || (before.endsOn !== endsOn && !isStopped(before, endsOn, now));
}
