import { categorise, type PressureCategory } from '@/clinical/blood-pressure.ts';
import type { OpenAlert } from '@/clinical/inbox.ts';
import type { Level, PatientRow } from './patient-row.ts';

const rank: Readonly<Record<Level, number>> = {
  EMERGENCY: 0,
  URGENT: 1,
  TODAY: 2,
  unchecked: 3,
  SELF_CARE: 4,
  silent: 5,
  steady: 5,
};

/** Open alerts first: the highest tier, then who waits longest. Then everybody else by newest reading, the silent last. */
export function byUrgency(a: PatientRow, b: PatientRow): number {
  if (a.alert || b.alert) {
    const byTier = rank[a.level] - rank[b.level];
    if (byTier !== 0) return byTier;
    if (a.alert && b.alert) return waitingSince(a.alert) - waitingSince(b.alert) || byName(a, b);
  }
  return newestKey(a) - newestKey(b) || byName(a, b);
}

/** Since when a patient waits (ms): since the reading that decided. */
export const waitingSince = ({ reading }: OpenAlert): number => Date.parse(reading.recordedAt);

const newestKey = ({ newest }: PatientRow) => newest?.recordedDesc ?? Number.MAX_SAFE_INTEGER;

/** So that rows that are equal otherwise keep their places when the list is asked again. */
const byName = (a: PatientRow, b: PatientRow) =>
  (a.patient.name ?? '').localeCompare(b.patient.name ?? '') || (a.patient.id < b.patient.id ? -1 : 1);

export const filters = ['all', 'severe', 'high', 'silent', 'afterBirth'] as const;
export type Filter = (typeof filters)[number];

const hasPressure = ({ alert }: PatientRow, category: PressureCategory) =>
  alert?.reading.kind === 'bloodPressure' && categorise(alert.reading.systolic, alert.reading.diastolic) === category;

/** Who belongs to a filter. */
export const belongsTo: Readonly<Record<Filter, (row: PatientRow) => boolean>> = {
  all: () => true,
  severe: (row) => hasPressure(row, 'severe'),
  high: (row) => hasPressure(row, 'high'),
  silent: ({ isSilent }) => isSilent,
  afterBirth: ({ isAfterBirth }) => isAfterBirth,
};

/** Letters without their accents and case, so that "Zoe" finds "Zoë". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** True when every word typed begins a word of the name. */
export function nameMatches(name: string | null | undefined, typed: string): boolean {
  const words = plain(name ?? '').split(/[^\p{L}\p{N}]+/u);
  const wanted = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}
