import {
  haemoglobinTrimesterAt,
  stageOf,
  trimesterAt,
  type StagedProfile,
} from '@/clinical/gestation/pregnancy-stage.ts';
import type { LabMoment } from '@/clinical/lab/action-value.ts';

/** The stage of pregnancy on the day of a report, `YYYY-MM-DD`. */
export function labMoment(profile: StagedProfile | null, date: string): LabMoment {
  const stage = stageOf(profile, date);
  if (stage.kind !== 'pregnant')
    return { trimester: null, haemoglobin: null, isAfterBirth: stage.kind === 'postpartum' || stage.kind === 'ended' };
  return {
    trimester: trimesterAt(stage.totalDays),
    haemoglobin: haemoglobinTrimesterAt(stage.totalDays),
    isAfterBirth: false,
  };
}
