import { hasWeekContent } from '@/clinical/gestation/past-due.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';

const LAST_AFTER_BIRTH = 12;
/** The week shown when the profile has no dates. */
const DEFAULT_WEEK = 8;

export interface ShownWeek {
  readonly week: number;
  readonly isAfter: boolean;
  readonly isKnown: boolean;
}

/** The week whose text is shown first: completed weeks of pregnancy, or the current week after birth. */
export function shownWeek(stage: Stage): ShownWeek {
  if (stage.kind === 'postpartum') {
    const days = stage.daysSinceBirth;
    const week = days === null ? 1 : Math.min(LAST_AFTER_BIRTH, Math.floor(days / 7) + 1);
    return { week, isAfter: true, isKnown: days !== null };
  }
  if (stage.kind !== 'pregnant') return { week: DEFAULT_WEEK, isAfter: false, isKnown: false };
  // The text of week N is for N w 0 d to N w 6 d. Week 0 shows the text of week 1; from 43 weeks on there is none.
  return { week: hasWeekContent(stage) ? Math.max(1, stage.weeks) : stage.weeks, isAfter: false, isKnown: true };
}
