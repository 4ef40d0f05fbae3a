import type { Reading, ReadingKind } from '@/model/records/reading.ts';
import { loadedSnapshot, readSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { newestReadings } from '@/db/records/live-readings.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { snapshotThenLive } from './snapshot-then-live.ts';

export interface NewestReadings {
  readonly readings: readonly Reading[];
  /** False while these come from the snapshot: show no counts or alerts from them. Changes to a reading wait for the store. */
  readonly isLive: boolean;
}

interface ReadingsQuery {
  userId: string;
  kind?: ReadingKind;
  limit: number;
}

function fromSnapshot(snapshot: readonly Reading[] = [], { kind, limit }: ReadingsQuery): NewestReadings | undefined {
  const readings = snapshot.filter((reading) => !kind || reading.kind === kind).slice(0, limit);
  return readings.length > 0 ? { readings, isLive: false } : undefined;
}

/** The newest readings: those of the snapshot at once, then the live ones. An empty answer is always live. */
const snapshotThenNewest = (query: ReadingsQuery): LiveQuery<NewestReadings> =>
  snapshotThenLive<NewestReadings>({
    known: () => fromSnapshot(loadedSnapshot(query.userId, 'readings'), query),
    read: async () => fromSnapshot(await readSnapshot(query.userId, 'readings'), query),
    live: {
      subscribe: (listener, failed) =>
        newestReadings({ kind: query.kind, limit: query.limit }).subscribe(
          (readings) => listener({ readings, isLive: true }),
          failed,
        ),
    },
  });

/** The newest readings, first from the snapshot, then live; undefined until there is anything to show. */
export const useNewestReadings = (query: ReadingsQuery): NewestReadings | undefined =>
  useLiveQuery(() => snapshotThenNewest(query), `${query.userId} ${query.kind ?? ''} ${query.limit}`);
