import { haemoglobinTrimesterAt, stageOf, trimesterAt } from '@/clinical/stage.ts';
import type { LabMoment } from '@/clinical/lab/action-value.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';

/** Where she was on the day of a report, `YYYY-MM-DD`. */
export function useLabMoment(date: string): LabMoment {
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  const stage = stageOf(profile, date);
  if (stage.kind !== 'pregnant')
    return { trimester: null, haemoglobin: null, isAfterBirth: stage.kind === 'postpartum' || stage.kind === 'ended' };
  return {
    trimester: trimesterAt(stage.totalDays),
    haemoglobin: haemoglobinTrimesterAt(stage.totalDays),
    isAfterBirth: false,
  };
}
