import { OVERLAP_MS } from '@/sync/replication/context/keyset-pagination.ts';
import { TRUST_TOMBSTONES_MS } from '@/model/records/tombstone-retention.ts';
import type { RemoteDocument } from '@/sync/transport/remote.ts';
import type { Row } from '@/sync/records/row-mapping.ts';

/** What this device has stored about the server's history. */
export interface KnownHistory {
  readonly userId: string;
  /** Milliseconds since the device was last in sync; null when it never was. */
  readonly sinceInSyncMs: number | null;
  /**
   * At the last comparison, everything that the server had written until this instant was present; null when there was
   * no comparison.
   */
  readonly comparedUntil: string | null;
  /** Whether the server reported this record as deleted over realtime while this device was connected. */
  readonly isReportedDeleted: (id: string) => boolean;
}

interface Comparison extends KnownHistory {
  /** Confirmed local rows that the server's list does not contain. */
  readonly missing: readonly Row[];
  /** All documents in the server's list. */
  readonly listed: Iterable<Pick<RemoteDocument, '$createdAt' | '$updatedAt'>>;
  readonly hasTombstone: (id: string) => boolean;
}

/** Records that another person wrote for this user must not be sent again by this user. */
const isByUser = ({ senderId }: Row, userId: string) => senderId === undefined || senderId === userId;

/** The largest time, at or before `comparedUntil`, of a document that still exists; empty when there is none. */
function latestSurvivor({ listed, comparedUntil }: Pick<Comparison, 'listed' | 'comparedUntil'>): string {
  let latest = '';
  for (const { $createdAt, $updatedAt } of listed)
    for (const time of [$createdAt, $updatedAt])
      if (comparedUntil !== null && time <= comparedUntil && time > latest) latest = time;
  return latest;
}

/**
 * Decides why the server no longer lists a record that it once had. A deletion leaves a tombstone and removes a single
 * record from the middle of the history. A server that was restored from an older backup has lost everything after some
 * moment: then no record newer than that moment survives among those present at the last comparison. Records written
 * since the last comparison prove nothing: they may have been written after the restore, the missing ones among them,
 * sent again. A record that may be lost is sent again, because this device may have the only copy; every other one
 * counts as deleted. As with pulls, a minute is allowed for slow commits.
 */
export function classifyMissing({ missing, hasTombstone, ...known }: Comparison): { deleted: Row[]; lost: Row[] } {
  const { userId, sinceInSyncMs, isReportedDeleted } = known;
  const isLongAway = sinceInSyncMs !== null && sinceInSyncMs > TRUST_TOMBSTONES_MS;
  const survivor = latestSurvivor(known);
  const isLost = ({ serverUpdatedAt }: Row) =>
    survivor === '' || Date.parse(serverUpdatedAt) > Date.parse(survivor) - OVERLAP_MS;
  const isToResend = (row: Row) =>
    !isLongAway && !hasTombstone(row.id) && !isReportedDeleted(row.id) && isByUser(row, userId) && isLost(row);
  return { deleted: missing.filter((row) => !isToResend(row)), lost: missing.filter(isToResend) };
}
