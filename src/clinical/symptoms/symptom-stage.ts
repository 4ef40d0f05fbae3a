import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';

/** Stages of the decision table (clinical rules 5.2): before 14 weeks, before 24, from 24, days 0 to 84 after, later. */
export type SymptomStage = '1' | '2' | '3' | 'P' | 'L';
export const everyStage: readonly SymptomStage[] = ['1', '2', '3', 'P', 'L'];

/** A point in time for which the rules are judged: completed weeks, or days since birth or the end. */
export type Moment =
  { readonly kind: 'pregnant'; readonly week: number } | { readonly kind: 'after'; readonly day: number };

const week = (value: number): Moment => ({ kind: 'pregnant', week: value });
const day = (value: number): Moment => ({ kind: 'after', day: value });

export function symptomStageAt(moment: Moment): SymptomStage {
  if (moment.kind === 'after') return moment.day <= 84 ? 'P' : 'L';
  if (moment.week < 14) return '1';
  return moment.week < 24 ? '2' : '3';
}

/** The user's choices for the stage, in the order shown (clinical rules 5.1). */
export const momentChoices = [
  'first',
  'second',
  'from24',
  'from37',
  'justBorn',
  'afterSixWeeks',
  'ended',
  'unsure',
] as const;
export type MomentChoice = (typeof momentChoices)[number];

/**
 * The moments that a choice covers: one on each side of every limit of the table inside it. The most urgent result of
 * all of them counts, so an unknown week is judged by the strictest rule (clinical rules 0, invariant 9).
 */
const momentsOfChoice: Readonly<Record<Exclude<MomentChoice, 'unsure'>, readonly Moment[]>> = {
  first: [week(6), week(13)],
  second: [week(14), week(16), week(20), week(23)],
  from24: [week(24), week(36)],
  from37: [week(37)],
  justBorn: [day(1), day(42)],
  afterSixWeeks: [day(43), day(84), day(200)],
  // After a loss the rules for the time after birth stay active (clinical rules 4.3).
  ended: [day(1), day(42)],
};

export const momentsOf = (choice: MomentChoice): readonly Moment[] =>
  choice === 'unsure' ? Object.values(momentsOfChoice).flat() : momentsOfChoice[choice];

/** The moments from the profile, and the matching choice; the user can change it. */
export function momentsOfStage(stage: Stage): { choice: MomentChoice; moments: readonly Moment[] } {
  switch (stage.kind) {
    case 'pregnant': {
      const { weeks } = stage;
      const choice = weeks < 14 ? 'first' : weeks < 24 ? 'second' : weeks < 37 ? 'from24' : 'from37';
      return { choice, moments: [week(weeks)] };
    }
    case 'postpartum': {
      if (stage.daysSinceBirth === null) return { choice: 'justBorn', moments: momentsOf('justBorn') };
      return {
        choice: stage.daysSinceBirth <= 42 ? 'justBorn' : 'afterSixWeeks',
        moments: [day(stage.daysSinceBirth)],
      };
    }
    case 'ended':
      return { choice: 'ended', moments: momentsOf('ended') };
    case 'unknown':
      return { choice: 'unsure', moments: momentsOf('unsure') };
  }
}
