import { accessOverviews, type AccessEntry } from '@/model/records/access-entry.ts';

/** One visit of one person: one line of the access log. */
export interface AccessRow {
  readonly key: string;
  readonly viewerName: string;
  /** Time of the first access (ms). */
  readonly at: number;
  /** What was read, without duplicates, in order of first access. */
  readonly what: readonly string[];
}

/** Accesses of one person within this time belong to one visit. */
const VISIT_MS = 15 * 60_000;

const isOverview = (what: string): boolean => (accessOverviews as readonly string[]).includes(what);

/**
 * Groups log entries into visits, newest first. List views and page views stay separate visits, because they mean
 * different things.
 */
export function accessRows(entries: readonly AccessEntry[]): AccessRow[] {
  const oldestFirst = entries
    .map((entry) => ({ ...entry, atMs: Date.parse(entry.at) }))
    .toSorted((a, b) => a.atMs - b.atMs);
  const rows: { viewerId: string; lastAt: number; row: AccessRow & { what: string[] } }[] = [];
  for (const { viewerId, viewerName, what, atMs } of oldestFirst) {
    const open = rows.findLast(
      ({ viewerId: other, lastAt, row }) =>
        other === viewerId && atMs - lastAt <= VISIT_MS && !row.what.some(isOverview) && !isOverview(what),
    );
    if (!open) {
      const row = { key: `${viewerId} ${what} ${atMs}`, viewerName: viewerName ?? '', at: atMs, what: [what] };
      rows.push({ viewerId, lastAt: atMs, row });
      continue;
    }
    open.lastAt = atMs;
    if (!open.row.what.includes(what)) open.row.what.push(what);
  }
  return rows.map(({ row }) => row).toReversed();
}
