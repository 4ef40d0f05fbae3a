import { MINUTE_MS, HOUR_MS, DAY_MS } from '@/model/time/durations.ts';
import { categorise, type Pressure, type PressureCategory } from './pressure-category.ts';
import { elapsedMs } from '@/clinical/time/reading-time.ts';

export interface PressureReading extends Pressure {
  /** An instant. */
  readonly recordedAt: string;
  readonly symptoms?: readonly string[] | null;
}

/** Readings at most this far apart belong to one episode (clinical rules 1.2); exactly 60 minutes still do. */
const EPISODE_MINUTES = 60;
/** A severe reading may be repeated from the fifth minute; at the fifteenth it counts as an emergency. */
export const SEVERE_REPEAT = { from: 5, until: 15 } as const;
/** A high reading is repeated after 10 to 15 minutes of rest; after 60 it counts as confirmed. */
export const HIGH_REPEAT = { from: 10, until: 15 } as const;
export const HIGH_CONFIRMED_MINUTES = 60;
/** A very low reading is repeated in 5 minutes (clinical rules 1.1 B4). */
export const VERY_LOW_REPEAT = { from: 5, until: 5 } as const;

const PERSISTENT_HOURS = 4;
const PERSISTENT_DAYS = 7;

const oldestFirst = (a: PressureReading, b: PressureReading): number => elapsedMs(b.recordedAt, a.recordedAt);

/** All readings, oldest first, cut where more than an hour lies between two. */
export function episodes<R extends PressureReading>(readings: readonly R[]): R[][] {
  const parts: R[][] = [];
  for (const reading of [...readings].sort(oldestFirst)) {
    const last = parts.at(-1)?.at(-1);
    const isNear = last && elapsedMs(last.recordedAt, reading.recordedAt) <= EPISODE_MINUTES * MINUTE_MS;
    if (isNear) parts.at(-1)?.push(reading);
    else parts.push([reading]);
  }
  return parts;
}

export const categoryOf = (reading: Pressure): PressureCategory => categorise(reading.systolic, reading.diastolic);
export const isSevere = (reading: Pressure): boolean => categoryOf(reading) === 'severe';
export const isHigh = (reading: Pressure): boolean => isSevere(reading) || categoryOf(reading) === 'high';
/** The step of RCOG-SMBP: each of two readings must have one of the values, not necessarily the same one. */
export const isStronglyHigh = (reading: Pressure): boolean => reading.systolic >= 150 || reading.diastolic >= 100;

/** Whether `later` is at least this many minutes after `earlier`; exactly this many count. */
export const isMinutesAfter = (earlier: string, later: string, minutes: number): boolean =>
  elapsedMs(earlier, later) >= minutes * MINUTE_MS;

/**
 * Whether a high reading of the episode has another high one, at least 4 hours and at most 7 days before it (clinical
 * rules 1.2).
 */
export const isPersistentlyHigh = (
  episode: readonly PressureReading[],
  readings: readonly PressureReading[],
): boolean =>
  episode.filter(isHigh).some((reading) =>
    readings.filter(isHigh).some((earlier) => {
      const apart = elapsedMs(earlier.recordedAt, reading.recordedAt);
      return apart >= PERSISTENT_HOURS * HOUR_MS && apart <= PERSISTENT_DAYS * DAY_MS;
    }),
  );

const rank: Readonly<Record<PressureCategory, number>> = {
  severe: 5,
  high: 4,
  watch: 3,
  expected: 2,
  low: 1,
  veryLow: 0,
};

/** The reading that decides an episode's category: the highest, of equal ones the newest. Never an average. */
export const highestReading = <R extends PressureReading>(episode: readonly [R, ...R[]]): R =>
  episode.reduce((best, reading) => (rank[categoryOf(reading)] >= rank[categoryOf(best)] ? reading : best));

/** Every symptom given with any reading of the episode: a later reading removes none. */
export const symptomsOf = (episode: readonly PressureReading[]): string[] =>
  episode.flatMap((reading) => [...(reading.symptoms ?? [])]);
