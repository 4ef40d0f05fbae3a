import { useState } from 'react';
import { localDate } from '@/clinical/calendar-date.ts';
import { stageOf } from '@/clinical/stage.ts';
import { useProfile } from '@/db/use-profile.ts';
import { useSession } from '@/sync/session.ts';

/** Her completed weeks of pregnancy; null when they are not known or there are none. */
export function useWeek(): number | null {
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  const [today] = useState(() => localDate(new Date()));
  const stage = stageOf(profile, today);
  return stage.kind === 'pregnant' ? stage.weeks : null;
}
