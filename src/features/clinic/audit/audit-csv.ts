import { csvLine } from '@/model/files/csv.ts';
import type { TrailEntry } from '@/model/clinic/audit-answer.ts';

/** The columns of `npm run admin -- export-audit`. */
const columns = [
  'seq',
  'at',
  'action',
  'role',
  'actor',
  'subject',
  'other',
  'collection',
  'records',
  'device',
  'session',
  'detail',
  'hash',
] as const satisfies readonly (keyof TrailEntry)[];

/**
 * The entries as a spreadsheet, the oldest first, as the command line prints them. It begins with a byte order mark, from
 * which spreadsheets see that it is UTF-8.
 */
export const auditCsv = (entries: readonly TrailEntry[]): string =>
  [
    '\uFEFF',
    csvLine(columns),
    ...entries.toReversed().map((entry) => csvLine(columns.map((name) => entry[name]))),
  ].join('');
