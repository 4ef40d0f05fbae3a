import { localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom } from '@/clinical/gestation/pregnancy-dating.ts';
import { PREGNANCY_DAYS } from '@/clinical/gestation/gestational-age.ts';
import { hasWeekContent } from '@/clinical/gestation/past-due.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import type { Profile } from '@/model/records/profile.ts';

/** The header of Today. After a loss there is no week and no tape (`plain`). */
export type WeekHeader =
  | { readonly is: 'unknown' }
  | { readonly is: 'plain' }
  /** From 43w0d no week is shown; the header asks "Has your baby been born?" (clinical rules 4.3). */
  | { readonly is: 'asked' }
  | {
      readonly is: 'pregnant';
      readonly weeks: number;
      /** Null when only weeks were entered: "about week N". */
      readonly days: number | null;
      readonly totalDays: number;
      readonly dueDate: CalendarDate;
      /** Negative after the due date. */
      readonly daysToGo: number;
    }
  | {
      readonly is: 'born';
      readonly weeks: number;
      readonly days: number;
      readonly totalDays: number;
      readonly birthDate: CalendarDate;
    };

/** The only place that decides whether Today may show a week, so that it never does after a loss. */
export function weekHeader(profile: Profile | null, now: Date): WeekHeader {
  const today = localDate(now);
  const stage = stageOf(profile, today);
  if (stage.kind === 'ended') return { is: 'plain' };
  if (stage.kind === 'postpartum') {
    if (stage.daysSinceBirth === null || !profile?.birthDate) return { is: 'plain' };
    const totalDays = stage.daysSinceBirth;
    return {
      is: 'born',
      weeks: Math.floor(totalDays / 7),
      days: totalDays % 7,
      totalDays,
      birthDate: profile.birthDate,
    };
  }
  const dating = profile && datingFrom(profile, today);
  if (!dating) return { is: 'unknown' };
  if (!hasWeekContent({ kind: 'pregnant', ...dating })) return { is: 'asked' };
  return {
    is: 'pregnant',
    weeks: dating.weeks,
    days: dating.isExact ? dating.days : null,
    totalDays: dating.totalDays,
    dueDate: dating.dueDate,
    daysToGo: PREGNANCY_DAYS - dating.totalDays,
  };
}
