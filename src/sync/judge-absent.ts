import { OVERLAP_MS } from './by-value.ts';
import type { RemoteDocument } from './remote.ts';
import type { Row } from './rows.ts';

/** Tombstones are kept 180 days; a phone that was away for longer than this does not rely on them. */
export const TRUST_TOMBSTONES_MS = 90 * 24 * 60 * 60_000;

/** What this phone knows of the server's past. */
export interface Known {
  readonly userId: string;
  /** How long ago the phone was last in step with the server; null when it never was. */
  readonly awayMs: number | null;
  /** What the server wrote until then was there when both sides were compared last; null when they never were. */
  readonly comparedUntil: string | null;
  /** Whether the server itself said, while this phone listened, that a record was deleted. */
  readonly isSaidGone: (id: string) => boolean;
}

interface Absence extends Known {
  /** The server's copies on this phone that the server does not show any more. */
  readonly absent: readonly Row[];
  /** All that it shows. */
  readonly there: Iterable<Pick<RemoteDocument, '$createdAt' | '$updatedAt'>>;
  readonly isBuried: (id: string) => boolean;
}

/** What others wrote into her records is not hers to bring back. */
const isHers = ({ senderId }: Row, userId: string) => senderId === undefined || senderId === userId;

/** The latest moment of which something is still there that was there when both sides were compared last. */
function survivesUntil({ there, comparedUntil }: Pick<Absence, 'there' | 'comparedUntil'>): string {
  let latest = '';
  for (const { $createdAt, $updatedAt } of there)
    for (const time of [$createdAt, $updatedAt])
      if (comparedUntil !== null && time <= comparedUntil && time > latest) latest = time;
  return latest;
}

/**
 * Why does the server not show a record any more that it had? A deletion leaves a tombstone, and takes away one record out
 * of the middle of all. A server that was set back to an older state has lost everything that came after: then nothing has
 * survived that was written later, of what was there when both sides were compared last. What came since tells nothing: it
 * may have been written after the server was set back, the same records among them, sent again. What may be lost is sent
 * again, since it may be the only copy; everything else is gone. As with pulls, a minute is allowed for slow commits.
 */
export function judgeAbsent({ absent, isBuried, ...known }: Absence): { gone: Row[]; lost: Row[] } {
  const { userId, awayMs, isSaidGone } = known;
  const isLongAway = awayMs !== null && awayMs > TRUST_TOMBSTONES_MS;
  const survives = survivesUntil(known);
  const isLost = ({ serverUpdatedAt }: Row) =>
    survives === '' || Date.parse(serverUpdatedAt) > Date.parse(survives) - OVERLAP_MS;
  const isToSend = (row: Row) =>
    !isLongAway && !isBuried(row.id) && !isSaidGone(row.id) && isHers(row, userId) && isLost(row);
  return { gone: absent.filter((row) => !isToSend(row)), lost: absent.filter(isToSend) };
}
