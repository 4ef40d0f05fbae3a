import { categorise, type PressureCategory } from '@/clinical/blood-pressure.ts';
import type { OpenAlert } from '@/clinical/inbox.ts';
import type { FurtherList, Level, PatientRow } from './patient-row.ts';

const order: readonly Level[] = [
  'EMERGENCY',
  'URGENT',
  'TODAY',
  'unchecked',
  'rising',
  'SELF_CARE',
  'seen',
  'silent',
  'visit',
  'unread',
  'unknown',
  'afterBirth',
  'steady',
];
const rank = Object.fromEntries(order.map((level, at) => [level, at])) as Readonly<Record<Level, number>>;

/** By risk; of equals who waits longest with an open alert, or the newest reading, then by name. */
export function byUrgency(a: PatientRow, b: PatientRow): number {
  const byRank = rank[a.level] - rank[b.level];
  if (byRank !== 0) return byRank;
  // Of two who measured in the same millisecond nobody looks for the name; to compare names takes a browser long the first time.
  if (a.alert && b.alert && !a.seen && !b.seen) return waitingSince(a.alert) - waitingSince(b.alert) || byId(a, b);
  return newestKey(a) - newestKey(b) || byName(a, b);
}

/** Since when a patient waits (ms): since the reading that decided. */
export const waitingSince = ({ reading }: OpenAlert): number => Date.parse(reading.recordedAt);

const newestKey = ({ newest }: PatientRow) => newest?.recordedDesc ?? Number.MAX_SAFE_INTEGER;

/** So that rows that are equal otherwise keep their places when the list is asked again. */
const byName = (a: PatientRow, b: PatientRow) =>
  (names ??= new Intl.Collator()).compare(a.patient.name ?? '', b.patient.name ?? '') || byId(a, b);
const byId = (a: PatientRow, b: PatientRow) => (a.patient.id < b.patient.id ? -1 : 1);
// One for all comparisons, because `localeCompare` makes a new one each time; made when two rows are equal otherwise.
let names: Intl.Collator | undefined;

export const filters = ['all', 'severe', 'high', 'rising', 'silent', 'visit', 'afterBirth', 'unread'] as const;
export type Filter = (typeof filters)[number];

const hasPressure = ({ alert, seen }: PatientRow, category: PressureCategory) =>
  !seen &&
  alert?.reading.kind === 'bloodPressure' &&
  categorise(alert.reading.systolic, alert.reading.diastolic) === category;

/** Who belongs to a filter. */
export const belongsTo: Readonly<Record<Filter, (row: PatientRow) => boolean>> = {
  all: () => true,
  severe: (row) => hasPressure(row, 'severe'),
  high: (row) => hasPressure(row, 'high'),
  rising: ({ rise }) => rise !== null,
  silent: ({ isSilent }) => isSilent,
  visit: ({ visit }) => visit !== null,
  afterBirth: ({ isAfterBirth }) => isAfterBirth,
  unread: ({ message }) => message !== null,
};

/** What a filter cannot do without, besides the readings: an alert is open until a note says that it was seen. */
const restsOn: Readonly<Partial<Record<Filter, FurtherList>>> = {
  severe: 'notes',
  high: 'notes',
  visit: 'visits',
  unread: 'messages',
};

/** Whether it is known who belongs to a filter. The rows of a list are all made of the same. */
export function isDecided(filter: Filter, rows: readonly PatientRow[]): boolean {
  const needed = restsOn[filter];
  return needed === undefined || !rows[0]?.missing.includes(needed);
}
