import type { Profile } from '@/model/records/profile.ts';
import { daysBetween, isMeantDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom, type DatedProfile } from './pregnancy-dating.ts';
import type { GestationalAge } from './gestational-age.ts';

/** The stage of a person (clinical rules 4.3). `unknown` is judged by the strictest rule of all stages. */
export type Stage =
  | ({ readonly kind: 'pregnant' } & GestationalAge)
  /** Day 0 is the day of birth; null when the date is unknown. */
  | { readonly kind: 'postpartum'; readonly daysSinceBirth: number | null; readonly period: 'early' | 'late' | 'over' }
  /** After a loss: no weeks, no countdown. The rules for the time after birth stay active. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown' };

export const unknownStage: Stage = { kind: 'unknown' };

/** 0w0d to 13w6d, 14w0d to 27w6d, from 28w0d until birth (ACOG usage). */
export type Trimester = 'T1' | 'T2' | 'T3';
export const trimesterAt = (totalDays: number): Trimester =>
  totalDays < 14 * 7 ? 'T1' : totalDays < 28 * 7 ? 'T2' : 'T3';

/** For haemoglobin tables only: <=12, 13 to 27, >=28 weeks (WHO-DAK, OPENSRP). */
export const haemoglobinTrimesterAt = (totalDays: number): Trimester =>
  totalDays < 13 * 7 ? 'T1' : totalDays < 28 * 7 ? 'T2' : 'T3';

/** ACOG-579. */
export type Term = 'preterm' | 'early_term' | 'full_term' | 'late_term' | 'post_term';
const termsFrom: readonly (readonly [weeks: number, Term])[] = [
  [42, 'post_term'],
  [41, 'late_term'],
  [39, 'full_term'],
  [37, 'early_term'],
];
export const termAt = (totalDays: number): Term =>
  termsFrom.find(([weeks]) => totalDays >= 7 * weeks)?.[1] ?? 'preterm';

/** The same day a year later; 29 February becomes 28 February. */
function yearAfter(date: CalendarDate): CalendarDate {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return next.endsWith('02-29') ? `${next.slice(0, 4)}-02-28` : next;
}

/**
 * Days 0 to 84 early, day 85 to 12 months late (CDC-HH: up to a year). An implausible or missing date counts as early,
 * the strictest.
 */
export function stageAfterBirth(birthDate: CalendarDate | null | undefined, today: CalendarDate): Stage {
  if (!isMeantDate(birthDate)) return { kind: 'postpartum', daysSinceBirth: null, period: 'early' };
  const daysSinceBirth = Math.max(0, daysBetween(birthDate, today));
  const lastDay = daysBetween(birthDate, yearAfter(birthDate));
  const period = daysSinceBirth <= 84 ? 'early' : daysSinceBirth <= lastDay ? 'late' : 'over';
  return { kind: 'postpartum', daysSinceBirth, period };
}

export type StagedProfile = DatedProfile & Pick<Profile, 'pregnancyStatus' | 'birthDate'>;

/** The stage of a profile on a date. Estimated weeks count as unknown, so that no alarm depends on them. */
export function stageOf(profile: StagedProfile | null | undefined, today: CalendarDate): Stage {
  if (!profile) return unknownStage;
  const { pregnancyStatus: status, birthDate } = profile;
  if (status === 'ended') return { kind: 'ended' };
  const isBorn = status !== 'pregnant' && isMeantDate(birthDate) && daysBetween(birthDate, today) >= 0;
  if (status === 'postpartum' || isBorn) return stageAfterBirth(birthDate, today);
  const dating = datingFrom(profile, today);
  if (!dating || dating.needsConfirmation) return unknownStage;
  return { kind: 'pregnant', weeks: dating.weeks, days: dating.days, totalDays: dating.totalDays };
}

/** Whether rules that start at a week apply: yes when the stage is unknown, never after birth or a loss. */
export const isFromWeek = (stage: Stage, weeks: number): boolean =>
  stage.kind === 'unknown' || (stage.kind === 'pregnant' && stage.totalDays >= 7 * weeks);

/** Whether the rules for the time after birth apply; they stay active after a loss. */
export const isAfterPregnancy = (stage: Stage): boolean => stage.kind === 'postpartum' || stage.kind === 'ended';
