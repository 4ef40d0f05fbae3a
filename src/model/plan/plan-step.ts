import type { MeasurementType } from '@/model/records/blood-sugar.ts';
import type { measuredKinds } from '@/model/reminders/reminder.ts';

/** One step of a day. All times in ms since 1970. */
export interface PlanStep {
  /** The same for the same step after every change. */
  readonly key: string;
  readonly at: number;
  /** Unanswered after this time it is missed; null when it cannot be missed. */
  readonly until: number | null;
  /** When it was done or answered; null while it is open. */
  readonly doneAt: number | null;
}

/** A dose of a medicine. */
export interface DoseStep extends PlanStep {
  readonly is: 'dose';
  readonly reminderId: string;
  /** With the reminder, the identity of the dose: its local date and time. */
  readonly date: string;
  readonly time: string;
  readonly medicine: string;
  readonly dosage: string;
  /** Advice about this medicine when it is late: special rules, or often not advised in pregnancy. */
  readonly note: 'special' | 'ask' | null;
  readonly isSkipped: boolean;
}

export interface VisitStep extends PlanStep {
  readonly is: 'visit';
  readonly visitId: string;
  /** In the language of the app. */
  readonly kind: string;
  readonly place: string | null;
}

export type SugarMoment = Extract<MeasurementType, 'fasting' | 'post_1h' | 'post_2h'>;

export type ChosenKind = (typeof measuredKinds)[number];

/** What her doctor asked for, by setting limits. */
export interface AskedMeasurements {
  readonly pressure: boolean;
  readonly sugar: readonly SugarMoment[];
}

/** A time that she chose for a measurement, from her reminders that ask for a reading. */
export interface ChosenTime {
  readonly kind: ChosenKind;
  /** ms since 1970 */
  readonly at: number;
  /** When she answered the reminder without an entry (ms); null while it is open. */
  readonly answeredAt: number | null;
}

export interface ChosenMeasurements {
  /** The kinds that have such a reminder, also on days without a time. */
  readonly kinds: readonly ChosenKind[];
  readonly times: readonly ChosenTime[];
}

/** The part of a day's plan that needs the store: stored in the first-paint snapshot, for today and the days after it. */
export interface LatePlan {
  readonly steps: readonly (DoseStep | VisitStep)[];
  readonly asked: AskedMeasurements;
  readonly chosen: ChosenMeasurements;
}
