import { useState } from 'react';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { useSession } from '@/sync/session/session.ts';

/** The user's completed weeks of pregnancy; null when unknown or not pregnant. */
export function useWeek(): number | null {
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  const [today] = useState(() => localDate(new Date()));
  const stage = stageOf(profile, today);
  return stage.kind === 'pregnant' ? stage.weeks : null;
}
