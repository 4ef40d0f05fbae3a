import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { addDays, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import type { Frequency } from '@/model/reminders/reminder-frequency.ts';
import type { measuredKinds } from '@/model/reminders/reminder.ts';

export type MeasuredKind = (typeof measuredKinds)[number];

/** What decides how often a measurement is proposed. */
export interface MeasuringNeeds {
  /** High blood pressure now, or in an earlier pregnancy. */
  readonly hasHighPressure: boolean;
  readonly hasDiabetes: boolean;
  readonly stage: Stage;
  readonly today: CalendarDate;
}

export interface ProposedMeasuring {
  readonly kind: MeasuredKind;
  readonly frequency: Frequency;
  /** Wall-clock times, `HH:mm`. */
  readonly times: readonly string[];
  /** The last day, or null when it has none. */
  readonly endsOn: CalendarDate | null;
  /** Whether it is switched on at first. Every row can be switched, and her care team's times come first. */
  readonly isOn: boolean;
}

/** Daily pressure is asked for on days 1 to 10 after a birth (clinical rules 1.7). */
const DAILY_UNTIL_DAY = 10;

const daily = { frequency: 'once', times: ['08:00'] } as const;
const weekly = { frequency: 'weekly', times: ['08:00'] } as const;

function pressure({ hasHighPressure, stage, today }: MeasuringNeeds): ProposedMeasuring {
  const kind = 'bloodPressure';
  if (stage.kind === 'pregnant' || stage.kind === 'unknown')
    return hasHighPressure
      ? { kind, frequency: 'twice', times: ['08:00', '20:00'], endsOn: null, isOn: true }
      : { kind, ...weekly, endsOn: null, isOn: true };
  const day = stage.kind === 'postpartum' ? stage.daysSinceBirth : null;
  if (day === null || day >= DAILY_UNTIL_DAY) return { kind, ...weekly, endsOn: null, isOn: hasHighPressure };
  return { kind, ...daily, endsOn: addDays(today, DAILY_UNTIL_DAY - day), isOn: hasHighPressure };
}

/** The types that have targets: before breakfast, and an hour after each meal (clinical rules 2.4). */
const sugar: ProposedMeasuring = {
  kind: 'bloodSugar',
  frequency: 'four',
  times: ['07:00', '08:30', '13:30', '19:30'],
  endsOn: null,
  isOn: true,
};

/** The rules of weight compare readings 3 to 7 days apart, and the rate needs four in 28 days (clinical rules 3.3). */
const weight = { kind: 'weight', ...weekly, endsOn: null } as const;

/** What to measure and when, as a proposal (clinical rules 9.4). It is no prescription. */
export function measuringPlan(needs: MeasuringNeeds): ProposedMeasuring[] {
  const isPregnant = needs.stage.kind === 'pregnant' || needs.stage.kind === 'unknown';
  return [pressure(needs), ...(needs.hasDiabetes ? [sugar] : []), { ...weight, isOn: isPregnant }];
}
