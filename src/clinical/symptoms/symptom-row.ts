import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import type { SymptomStage } from './symptom-stage.ts';
import type { Question } from './question.ts';
import type { Sign } from './signs.ts';
import type { SourceKey } from '@/clinical/rules/sources.ts';
import type { When } from './row-condition.ts';

/** Sentences that some answers add to a result; the texts are found by the id. */
export const noteIds = ['bloodGroup', 'goNow', 'notAlone', 'measurePressure', 'missedDose', 'by24Weeks'] as const;
export type NoteId = (typeof noteIds)[number];

/** Home advice for a symptom (clinical rules 5.6). */
export const adviceIds = ['nausea', 'heartburn', 'constipation', 'cramps', 'back', 'ankles'] as const;
export type AdviceId = (typeof adviceIds)[number];

/**
 * One row of the decision table (clinical rules 5.3): its rules from left to right; the first that matches sets the
 * tier.
 */
export interface SymptomRow {
  readonly stages: readonly SymptomStage[];
  /** Signs implied by choosing the symptom. */
  readonly means?: readonly Sign[];
  readonly questions: readonly Question[];
  readonly rules: readonly (readonly [Tier, When])[];
  /** The tier when no rule matches. Where the table gives none it is TODAY, never less [P]. */
  readonly otherwise: Tier;
  readonly notes?: readonly (readonly [NoteId, When])[];
  readonly advice?: AdviceId;
  /** About the baby: not offered after a loss. */
  readonly isOfBaby?: true;
  /** Never saved, never in a message (clinical rules 5.3, S34). */
  readonly isPrivate?: true;
  readonly sources: readonly SourceKey[];
}
