import { accessOverviews, type AccessEntry } from '@/model/access-entry.ts';

/** One visit of one person, as a line says it. */
export interface AccessRow {
  readonly key: string;
  readonly viewerName: string;
  /** When the first look of it was, in milliseconds. */
  readonly at: number;
  /** What was looked at, each once, in the order of the looks. */
  readonly what: readonly string[];
}

/** Looks of one person that are no further apart than this are one visit. */
const VISIT_MS = 15 * 60_000;

const isOverview = (what: string): boolean => (accessOverviews as readonly string[]).includes(what);

/** Entries as visits, the newest first. Lists and open pages stand alone: they say something else. */
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
