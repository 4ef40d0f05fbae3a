import { scheduleChange } from '@/clinical/medicines/dose-plan.ts';
import { measuringPlan, type MeasuredKind, type ProposedMeasuring } from '@/clinical/care/measuring-plan.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { addDays, localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import type { Profile } from '@/model/records/profile.ts';
import { frequencies } from '@/model/reminders/reminder-frequency.ts';
import { weekdays, type Reminder, type Weekday } from '@/model/reminders/reminder.ts';
import type { FirstRunAnswers } from './answers.ts';

/** A row of the third screen: the proposal with what she changed. */
export type PlanRow = ProposedMeasuring;

export function planRows(answers: FirstRunAnswers, profile: Profile | null, today: CalendarDate): PlanRow[] {
  const hasDiabetes = answers.conditions.some((each) => each !== 'pressure');
  const hasHighPressure = answers.conditions.includes('pressure');
  return measuringPlan({ hasHighPressure, hasDiabetes, stage: stageOf(profile, today), today }).map((row) => {
    const { isOn = row.isOn, times = row.times } = answers.rows[row.kind] ?? {};
    // Another condition changes the number of times; times for another number would be wrong.
    return { ...row, isOn, times: times.length === row.times.length ? times : row.times };
  });
}

const givenTimes = ({ times }: PlanRow): string[] => [...new Set(times.filter((time) => time !== ''))];

/** The rows that are switched on and have no time: they would never remind. */
export const timelessRows = (rows: readonly PlanRow[]): MeasuredKind[] =>
  rows.filter((row) => row.isOn && givenTimes(row).length === 0).map(({ kind }) => kind);

/** A weekly reminder begins tomorrow, and stays on that day of the week. */
export const firstDayOfWeekly = (today: CalendarDate): CalendarDate => addDays(today, 1);

function weekdayOf(date: CalendarDate): Weekday {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  // The list begins with Monday, the number with Sunday.
  return weekdays[(day + 6) % 7] ?? 'mon';
}

/** Fields of the reminder of a row. `words`: its name and how to measure, in her language. */
export function reminderOf(
  row: PlanRow,
  words: { readonly name: string; readonly how: string },
  before: Reminder | null,
  { now, zone }: { readonly now: number; readonly zone: string },
): Omit<Reminder, 'userId' | 'editedAt'> {
  const schedule = {
    timeZone: before?.timeZone ?? zone,
    times: givenTimes(row),
    weekdays: row.frequency === 'weekly' ? [weekdayOf(firstDayOfWeekly(localDate(now)))] : [],
    startsOn: null,
    endsOn: row.endsOn,
    everyDays: null,
    frequency: frequencies[row.frequency].text,
  };
  return {
    medicationName: words.name,
    dosage: words.how,
    notes: null,
    measures: row.kind,
    ...scheduleChange(before, schedule, now),
    isActive: true,
    frequency: schedule.frequency,
  };
}
