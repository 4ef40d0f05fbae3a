import { hasWeekContent } from './past-due.ts';
import type { Stage } from './pregnancy-stage.ts';

/**
 * The values for "I am {weeks} weeks pregnant / I gave birth {days} days ago" in a text; `stage` selects the sentence.
 */
export interface StageValues {
  readonly stage: 'pregnant' | 'postpartum' | 'ended' | 'unknown';
  readonly weeks: number;
  readonly days: number;
}

export function stageValues(stage: Stage): StageValues {
  if (stage.kind === 'pregnant' && hasWeekContent(stage))
    return { stage: 'pregnant', weeks: stage.weeks, days: stage.days };
  if (stage.kind === 'postpartum' && stage.daysSinceBirth !== null)
    return { stage: 'postpartum', weeks: Math.floor(stage.daysSinceBirth / 7), days: stage.daysSinceBirth };
  return { stage: stage.kind === 'ended' ? 'ended' : 'unknown', weeks: 0, days: 0 };
}
