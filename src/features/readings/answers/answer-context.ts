import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { isMovementAsked } from '@/clinical/pressure/pressure-symptoms.ts';
import type { BloodPressureSymptom } from '@/model/records/blood-pressure.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { ReadingKind } from '@/model/records/reading-kinds.ts';
import type { Reading, ReadingOf, WeightReading } from '@/model/records/reading.ts';
import type { Answer } from './answer.ts';

/** What the answers depend on besides the reading itself. */
export interface AnswerContext {
  /** Her readings of all kinds, as far back as the rules look. */
  readonly readings: readonly Reading[];
  readonly profile: Profile | null;
  /** What she answered on the card of a reading. */
  readonly symptomsOf: (readingId: string) => readonly string[];
  /** The weights from which the gain is counted, as for the chart's band; absent until they are known. */
  readonly earlyWeights?: readonly WeightReading[];
  /** What her doctor set for her. */
  readonly limits?: OwnLimits | null;
  /** An instant. */
  readonly now: string;
}

/** How the rules of one kind judge a reading. */
export interface KindAnswer<K extends ReadingKind> {
  /** How many days back the rules look, and one more. */
  readonly lookBackDays: number;
  /** Pure: no network, no clock, no words. */
  readonly answer: (reading: ReadingOf<K>, context: AnswerContext, stage: Stage) => Answer;
}

/** The members of `all` that are in `given`. */
export const known = <T extends string>(all: readonly T[], given: readonly string[]): T[] =>
  all.filter((each) => given.includes(each));

/** The other readings of its kind. */
export const others = <R extends Reading>(reading: R, { readings }: AnswerContext): R[] =>
  readings.filter((other): other is R => other.kind === reading.kind && other.id !== reading.id);

/** The offered symptoms that apply to her stage. */
export const forStage = (offered: readonly BloodPressureSymptom[], stage: Stage) =>
  offered.filter((symptom) => symptom !== 'movements' || isMovementAsked(stage));
