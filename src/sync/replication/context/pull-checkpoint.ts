import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { SyncRecords } from '@/sync/records/sync-records.ts';
import type { RemoteDocument } from '@/sync/transport/remote.ts';

/** The newest document of one remote collection that was read: its `$updatedAt` and its id. */
export interface Position {
  readonly latest: string | null;
  readonly latestId?: string | null;
}

/**
 * How far one local collection has been pulled: by kind, and the `$updatedAt` of its newest tombstone. It is stored, so its
 * fields must keep their names.
 */
export interface PullCheckpoint {
  readonly streams: Readonly<Record<string, Position>>;
  readonly latestGone: string | null;
}

export const nothingPulled: PullCheckpoint = { streams: {}, latestGone: null };

export const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** The position after these documents were read. It moves only forward. */
export function positionAfter(position: Position, documents: readonly RemoteDocument[]): Position {
  return documents.reduce<Position>(
    (last, { $updatedAt, $id }) =>
      last.latest === null || $updatedAt >= last.latest ? { latest: $updatedAt, latestId: $id } : last,
    position,
  );
}

type Records = Pick<SyncRecords, 'fact' | 'saveFact'>;
const factOf = (name: LocalCollectionName) => `checkpoint|${name}` as const;

export async function loadCheckpoint(records: Records, name: LocalCollectionName): Promise<PullCheckpoint> {
  const stored = await records.fact(factOf(name));
  return stored === null ? nothingPulled : (JSON.parse(stored) as PullCheckpoint);
}

/** Call it after the rows are written: a process that dies in between reads the page again. */
export const saveCheckpoint = (
  records: Records,
  name: LocalCollectionName,
  checkpoint: PullCheckpoint,
): Promise<void> => records.saveFact(factOf(name), JSON.stringify(checkpoint));
