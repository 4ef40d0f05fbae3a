import { useState } from 'react';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { knownSigns, tellingPressures } from '@/clinical/symptoms/signs-from-readings.ts';
import { momentsOfStage } from '@/clinical/symptoms/symptom-stage.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { newestReadings } from '@/db/records/live-readings.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';

/** Number of newest readings: more than anyone measures in a day. */
const NEWEST_COUNT = 30;

/** Facts that need no question: stage, readings of the last day, diabetes. Empty while the store opens. */
export function useKnownFacts() {
  const [now] = useState(() => Date.now());
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  const readings = useLiveQuery(() => newestReadings({ limit: NEWEST_COUNT }), 'symptom readings') ?? [];
  const stage = stageOf(profile, localDate(now));
  return {
    profile,
    /** From the profile; the user can choose another stage in the checker. */
    profileStage: stage,
    stage: momentsOfStage(stage),
    signs: knownSigns(readings, profile, now),
    pressures: tellingPressures(readings, now),
  };
}
export type KnownFacts = ReturnType<typeof useKnownFacts>;
