import type { Tier } from '../tier.ts';
import type { SymptomStage } from './moment.ts';
import type { Question } from './question.ts';
import type { Sign } from './signs.ts';
import type { SourceKey } from '../sources.ts';
import type { When } from './when.ts';

/** A sentence that some answers add to a result; its words are found by the id. */
export const noteIds = ['bloodGroup', 'goNow', 'notAlone', 'measurePressure', 'missedDose', 'by24Weeks'] as const;
export type NoteId = (typeof noteIds)[number];

/** What somebody with a symptom may do at home (clinical rules 5.6). */
export const adviceIds = ['nausea', 'heartburn', 'constipation', 'cramps', 'back', 'ankles'] as const;
export type AdviceId = (typeof adviceIds)[number];

/** One row of the decision table (clinical rules 5.3): its rules from left to right, the first that holds sets the tier. */
export interface SymptomRow {
  readonly stages: readonly SymptomStage[];
  /** What choosing the symptom says by itself. */
  readonly means?: readonly Sign[];
  readonly questions: readonly Question[];
  readonly rules: readonly (readonly [Tier, When])[];
  /** When no rule holds. Where the table names no such case it is TODAY, never less [P]. */
  readonly otherwise: Tier;
  readonly notes?: readonly (readonly [NoteId, When])[];
  readonly advice?: AdviceId;
  /** Speaks of the baby: not offered after a loss. */
  readonly isOfBaby?: true;
  /** Never saved, never in a message (clinical rules 5.3, S34). */
  readonly isPrivate?: true;
  readonly sources: readonly SourceKey[];
}
