import { categorise, type PressureCategory } from '@/clinical/pressure/pressure-category.ts';
import type { MissingList, PatientRow } from './patient-row.ts';
import { levelRank } from './level.ts';

/** By risk; then the longest wait for a call, or the newest reading; then by name. */
export function byUrgency(a: PatientRow, b: PatientRow): number {
  const byRank = levelRank[a.level] - levelRank[b.level];
  if (byRank !== 0) return byRank;
  // Open alerts of the same millisecond are ordered by id: the first name comparison in a browser is slow.
  const [sinceA, sinceB] = [a.waitsSince, b.waitsSince];
  if (sinceA !== null && sinceB !== null) return sinceA - sinceB || byId(a, b);
  return newestKey(a) - newestKey(b) || byName(a, b);
}

const newestKey = ({ newest }: PatientRow) => newest?.recordedDesc ?? Number.MAX_SAFE_INTEGER;

/** Falls back to the id, so that equal rows keep their positions after a refetch. */
const byName = (a: PatientRow, b: PatientRow) =>
  (names ??= new Intl.Collator()).compare(a.patient.name ?? '', b.patient.name ?? '') || byId(a, b);
const byId = (a: PatientRow, b: PatientRow) => (a.patient.id < b.patient.id ? -1 : 1);
// One collator for all comparisons, because `localeCompare` creates one each time. Created when two rows first need it.
let names: Intl.Collator | undefined;

/** When (ms) the patient of a row is to be called back; null when no call is planned. */
export function callbackAt({ open }: PatientRow): number | null {
  const times = open.map((one) => one.callbackAt).filter((at) => at !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

/** By the time of the planned call, the most overdue first. */
export const byCallback = (a: PatientRow, b: PatientRow): number =>
  (callbackAt(a) ?? Infinity) - (callbackAt(b) ?? Infinity) || byUrgency(a, b);

export const filters = [
  'all',
  'open',
  'callback',
  'severe',
  'high',
  'rising',
  'silent',
  'visit',
  'afterBirth',
  'unread',
] as const;
export type Filter = (typeof filters)[number];

const hasPressure = ({ alert, seen }: PatientRow, category: PressureCategory) =>
  !seen &&
  alert?.reading.kind === 'bloodPressure' &&
  categorise(alert.reading.systolic, alert.reading.diastolic) === category;

/** The condition of each filter. */
export const belongsTo: Readonly<Record<Filter, (row: PatientRow) => boolean>> = {
  all: () => true,
  open: ({ open }) => open.length > 0,
  callback: (row) => callbackAt(row) !== null,
  severe: (row) => hasPressure(row, 'severe'),
  high: (row) => hasPressure(row, 'high'),
  rising: ({ rise }) => rise !== null,
  silent: ({ isSilent }) => isSilent,
  visit: ({ visit }) => visit !== null,
  afterBirth: ({ isAfterBirth }) => isAfterBirth,
  unread: ({ message }) => message !== null,
};

/** The lists that a filter needs: an alert is open until a note acknowledges it. */
const restsOn: Readonly<Partial<Record<Filter, readonly MissingList[]>>> = {
  open: ['readings', 'notes'],
  callback: ['readings', 'notes'],
  severe: ['readings', 'notes'],
  high: ['readings', 'notes'],
  rising: ['readings'],
  silent: ['readings'],
  visit: ['visits'],
  unread: ['messages'],
};

/** Whether all lists that a filter needs are loaded. All rows of a list are built from the same lists. */
export function isDecided(filter: Filter, rows: readonly PatientRow[]): boolean {
  const missing = rows[0]?.missing ?? [];
  return !restsOn[filter]?.some((list) => missing.includes(list));
}
