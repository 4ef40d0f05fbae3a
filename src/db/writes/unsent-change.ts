import type { LocalRow } from '@/db/store/local-row.ts';

/**
 * The server's copy from which the unsent changes of a row were made: the row itself while it is confirmed, later the
 * copy that its first unsent change has stored; undefined if the server never had the record or the row cannot be read.
 */
export function baseOf(row: LocalRow): LocalRow | undefined {
  if (row.serverUpdatedAt === '') return row.base;
  const { base: _, ...copy } = row;
  return row.unreadable ? undefined : copy;
}

/**
 * The row after a change on this device. It waits until the server has it, and stores the server's copy that it was
 * changed from.
 */
export const unsentChange = <Row extends LocalRow>(before: Row, changes: Readonly<Record<string, unknown>>): Row => ({
  ...before,
  ...changes,
  base: baseOf(before),
  serverUpdatedAt: '',
});
