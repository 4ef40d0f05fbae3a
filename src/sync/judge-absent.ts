import type { Row } from './rows.ts';

/** Tombstones are kept 180 days; a phone that was away for longer than this does not rely on them. */
export const TRUST_TOMBSTONES_MS = 90 * 24 * 60 * 60_000;

/** What this phone knows of the server's past. */
export interface Known {
  readonly userId: string;
  /** How long ago the phone was last in step with the server; null when it never was. */
  readonly awayMs: number | null;
  /** Up to this time of the server its history was seen unbroken; null when it never was. */
  readonly soundUntil: string | null;
  /** Whether the server itself said, while this phone listened, that a record was deleted. */
  readonly isSaidGone: (id: string) => boolean;
}

interface Absence extends Known {
  /** The server's copies on this phone that the server does not show any more. */
  readonly absent: readonly Row[];
  /** Those that it still shows, none of them older than here. */
  readonly survivors: readonly Row[];
  readonly isBuried: (id: string) => boolean;
}

/** What others wrote into her records is not hers to bring back. */
const isHers = ({ senderId }: Row, userId: string) => senderId === undefined || senderId === userId;

/**
 * Why does the server not show a record any more that it had? A deletion leaves a tombstone, and takes away one record out
 * of the middle of all. A server that was set back to an older state has lost everything that came after: then no record
 * that is younger has survived, of those that this phone knew before. Such a record is sent again, since it may be the
 * only copy; everything else is gone.
 */
export function judgeAbsent({ absent, survivors, isBuried, ...known }: Absence): { gone: Row[]; lost: Row[] } {
  const { userId, awayMs, soundUntil, isSaidGone } = known;
  const isLongAway = awayMs !== null && awayMs > TRUST_TOMBSTONES_MS;
  const youngest = survivors
    .map(({ serverUpdatedAt }) => serverUpdatedAt)
    .filter((updatedAt) => soundUntil !== null && updatedAt <= soundUntil)
    .reduce((latest, updatedAt) => (updatedAt > latest ? updatedAt : latest), '');
  const isLost = (row: Row) =>
    !isLongAway && !isBuried(row.id) && !isSaidGone(row.id) && isHers(row, userId) && row.serverUpdatedAt > youngest;
  return { gone: absent.filter((row) => !isLost(row)), lost: absent.filter(isLost) };
}
