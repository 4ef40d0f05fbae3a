import { localDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom, type Dating } from '@/clinical/gestation/pregnancy-dating.ts';
import { hasWeekContent } from '@/clinical/gestation/past-due.ts';
import { stageOf, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import type { Profile } from '@/model/records/profile.ts';

/** A patient's stage of pregnancy. */
export interface PatientStage {
  readonly stage: Stage;
  /**
   * Gestational age and due date; null after birth, after a loss, when nothing is known, and for an estimate of more
   * than 43 weeks.
   */
  readonly dating: Dating | null;
  /** Past 43 weeks by date without a recorded birth: the weeks are not counted on. */
  readonly isPastDue: boolean;
}

/** The stage by the profile on the device's calendar day of `now` (ms). */
export function patientStageOf(profile: Profile, now: number): PatientStage {
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
