import type { CalendarDate } from '@/clinical/calendar-date.ts';
import { datingFrom } from '@/clinical/dating.ts';
import { hasWeekContent } from '@/clinical/past-due.ts';
import { stageOf } from '@/clinical/stage.ts';
import type { Profile } from '@/model/profile.ts';

export type OwnWords =
  | { readonly is: 'anyone' }
  | {
      readonly is: 'pregnant';
      readonly weeks: number;
      /** Null when only weeks were entered. */ readonly days: number | null;
    }
  | { readonly is: 'born'; readonly birthDate: CalendarDate }
  | { readonly is: 'ended' };

/** What to say about oneself on the phone; the sentence for anyone when it is not certain. */
export function ownWords(profile: Profile | null | undefined, today: CalendarDate): OwnWords {
  const stage = stageOf(profile, today);
  if (stage.kind === 'ended') return { is: 'ended' };
  if (stage.kind === 'postpartum' && stage.daysSinceBirth !== null && profile?.birthDate)
    return { is: 'born', birthDate: profile.birthDate };
  if (stage.kind !== 'pregnant' || !profile || !hasWeekContent(stage)) return { is: 'anyone' };
  const isExact = datingFrom(profile, today)?.isExact ?? false;
  return { is: 'pregnant', weeks: stage.weeks, days: isExact ? stage.days : null };
}
