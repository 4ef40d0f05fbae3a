import type { CalendarDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom } from '@/clinical/gestation/pregnancy-dating.ts';
import { hasWeekContent } from '@/clinical/gestation/past-due.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import type { Profile } from '@/model/records/profile.ts';

export type CallerWords =
  | { readonly is: 'anyone' }
  | {
      readonly is: 'pregnant';
      readonly weeks: number;
      /** Null when only weeks were entered. */
      readonly days: number | null;
    }
  | { readonly is: 'born'; readonly birthDate: CalendarDate }
  | { readonly is: 'ended' };

/** What the caller says about herself; `anyone` when the profile does not say it for certain. */
export function callerWords(profile: Profile | null | undefined, today: CalendarDate): CallerWords {
  const stage = stageOf(profile, today);
  if (stage.kind === 'ended') return { is: 'ended' };
  if (stage.kind === 'postpartum' && stage.daysSinceBirth !== null && profile?.birthDate)
    return { is: 'born', birthDate: profile.birthDate };
  if (stage.kind !== 'pregnant' || !profile || !hasWeekContent(stage)) return { is: 'anyone' };
  const isExact = datingFrom(profile, today)?.isExact ?? false;
  return { is: 'pregnant', weeks: stage.weeks, days: isExact ? stage.days : null };
}
