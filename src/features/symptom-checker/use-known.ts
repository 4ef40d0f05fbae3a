import { useState } from 'react';
import { localDate } from '@/clinical/calendar-date.ts';
import { stageOf } from '@/clinical/stage.ts';
import { knownSigns } from '@/clinical/symptoms/known-signs.ts';
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
  const pressure = readings.find((reading) => reading.kind === 'bloodPressure');
  return {
    profile,
    /** Of the profile; the checker asks for what she says herself. */
    profileStage: stage,
    stage: momentsOfStage(stage),
    signs: knownSigns(readings, profile, now),
    pressure: pressure && now - Date.parse(pressure.recordedAt) < 86_400_000 ? pressure : null,
  };
}
export type Known = ReturnType<typeof useKnown>;
