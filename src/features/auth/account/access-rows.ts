import { accessOverviews } from '@/model/records/access-entry.ts';
import { DAY_MS, MINUTE_MS } from '@/model/time/durations.ts';
import type { TrailEntry } from '@/sync/api/account/access-log.ts';

/** `looked`, `wrote` and `deleted` concern records; every other action of the trail stands for itself. */
export type RowKind = 'looked' | 'wrote' | 'deleted' | 'account' | 'doctor';

/** One line of the list: a visit of one person, or one event of the account. */
export interface AccessRow extends Omit<TrailEntry, 'at' | 'what'> {
  readonly key: string;
  readonly kind: RowKind;
  /** Time of the first entry (ms). */
  readonly at: number;
  /** What was read or written, without duplicates, in order of the first entry. */
  readonly what: readonly string[];
}

/** Accesses of one person within this time belong to one visit. */
const VISIT_MS = 15 * MINUTE_MS;

const kinds: Readonly<Record<string, RowKind>> = {
  read: 'looked',
  list: 'looked',
  deliver: 'looked',
  create: 'wrote',
  update: 'wrote',
  delete: 'deleted',
  assign: 'doctor',
  unassign: 'doctor',
};
const kindOf = (action: string): RowKind => kinds[action] ?? 'account';

const isOverview = (what: string): boolean => (accessOverviews as readonly string[]).includes(what);

interface OpenRow {
  readonly row: AccessRow & { what: string[] };
  lastAt: number;
}

/** Whether the entry belongs to the line: list views and open pages stay separate, because they mean different things. */
function belongsTo({ row, lastAt }: OpenRow, entry: TrailEntry, kind: RowKind, atMs: number): boolean {
  if (kind === 'account' || kind === 'doctor') return false;
  if (row.kind !== kind || row.actor !== entry.actor || row.device !== entry.device) return false;
  if (isOverview(entry.what)) return row.what.includes(entry.what) && atMs - row.at < DAY_MS;
  return !row.what.some(isOverview) && atMs - lastAt <= VISIT_MS;
}

/** Groups entries into lines, newest first. */
export function accessRows(entries: readonly TrailEntry[]): AccessRow[] {
  const oldestFirst = entries
    .map((entry) => ({ entry, atMs: Date.parse(entry.at) }))
    .toSorted((a, b) => a.atMs - b.atMs);
  const rows: OpenRow[] = [];
  for (const { entry, atMs } of oldestFirst) {
    const kind = kindOf(entry.action);
    const open = rows.findLast((row) => belongsTo(row, entry, kind, atMs));
    if (!open) {
      const { at: _at, what, ...rest } = entry;
      const key = `${rows.length} ${entry.actor} ${entry.action} ${atMs}`;
      rows.push({ lastAt: atMs, row: { ...rest, key, kind, at: atMs, what: [what] } });
      continue;
    }
    open.lastAt = atMs;
    if (!open.row.what.includes(entry.what)) open.row.what.push(entry.what);
  }
  return rows.map(({ row }) => row).toReversed();
}
