import type { MedicineNote } from '@/clinical/medicines/medicine-notes.ts';
import type { PlanStep } from './day-plan.ts';
import type { AskedMeasurements } from './due-measurements.ts';

/** A dose of a medicine. */
export interface DoseStep extends PlanStep {
  readonly is: 'dose';
  readonly reminderId: string;
  /** With the reminder, the identity of the dose: its local date and time. */
  readonly date: string;
  readonly time: string;
  readonly medicine: string;
  readonly dosage: string;
  /** Advice about this medicine when it is late. */
  readonly note: MedicineNote | null;
  readonly isSkipped: boolean;
}

export interface VisitStep extends PlanStep {
  readonly is: 'visit';
  readonly visitId: string;
  /** In the language of the app. */
  readonly kind: string;
  readonly place: string | null;
}

/** The part of a day's plan that needs the store: stored in the first-paint snapshot, for today and the days after it. */
export interface LatePlan {
  readonly steps: readonly (DoseStep | VisitStep)[];
  readonly asked: AskedMeasurements;
}
