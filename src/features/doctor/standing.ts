import { localDate } from '@/clinical/calendar-date.ts';
import { datingFrom, type Dating } from '@/clinical/dating.ts';
import { hasWeekContent } from '@/clinical/past-due.ts';
import { stageOf, type Stage } from '@/clinical/stage.ts';
import type { Profile } from '@/model/profile.ts';

/** Where a patient stands in time. */
export interface Standing {
  readonly stage: Stage;
  /** Her weeks and due date; null after birth, after a loss, when nothing is known, and for a guess of more than 43 weeks. */
  readonly dating: Dating | null;
  /** Past 43 weeks by date and nobody said that the baby is born: the weeks are not counted on. */
  readonly isPastDue: boolean;
}

/** What the profile says on the device's calendar day of `now` (ms). */
export function standingOf(profile: Profile, now: number): Standing {
  const today = localDate(now);
  const stage = stageOf(profile, today);
  const isCounted = stage.kind === 'pregnant' || stage.kind === 'unknown';
  const dating = isCounted ? datingFrom(profile, today) : null;
  const isNoGuess = dating?.needsConfirmation && !hasWeekContent({ kind: 'pregnant', ...dating });
  return {
    stage,
    dating: isNoGuess ? null : dating,
    isPastDue: stage.kind === 'pregnant' && !hasWeekContent(stage),
  };
}
