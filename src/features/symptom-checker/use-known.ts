import { useState } from 'react';
import { localDate } from '@/clinical/calendar-date.ts';
import { stageOf } from '@/clinical/stage.ts';
import { knownSigns, tellingPressures } from '@/clinical/symptoms/known-signs.ts';
import { momentsOfStage } from '@/clinical/symptoms/moment.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { newestReadings } from '@/db/live-readings.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';

/** More than anyone measures in a day. */
const NEWEST = 30;

/** What the phone knows without asking: her stage, the readings of the last day, diabetes. Nothing while the store opens. */
export function useKnown() {
  const [now] = useState(() => Date.now());
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  const readings = useLiveQuery(() => newestReadings({ limit: NEWEST }), 'symptom readings') ?? [];
  const stage = stageOf(profile, localDate(now));
  return {
    profile,
    /** Of the profile; the checker asks for what she says herself. */
    profileStage: stage,
    stage: momentsOfStage(stage),
    signs: knownSigns(readings, profile, now),
    pressures: tellingPressures(readings, now),
  };
}
export type Known = ReturnType<typeof useKnown>;
