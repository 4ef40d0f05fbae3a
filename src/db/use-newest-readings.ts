import type { Reading, ReadingKind } from '@/model/reading.ts';
import { knownHead, readHead } from './head-snapshot.ts';
import type { LiveQuery } from './live-query.ts';
import { newestReadings } from './live-readings.ts';
import { useLiveQuery } from './use-live-query.ts';
import { withHead } from './with-head.ts';

export interface NewestReadings {
  readonly readings: readonly Reading[];
  /** False while these come from the last visit: say nothing that counts. What is done to one waits for the store. */
  readonly isLive: boolean;
}

interface Wanted {
  userId: string;
  kind?: ReadingKind;
  limit: number;
}

function lastSeen(head: readonly Reading[] = [], { kind, limit }: Wanted): NewestReadings | undefined {
  const readings = head.filter((reading) => !kind || reading.kind === kind).slice(0, limit);
  return readings.length > 0 ? { readings, isLive: false } : undefined;
}

/** The newest readings: those of the last visit at once, then the live ones. An empty answer is always a live one. */
const newestWithHead = (wanted: Wanted): LiveQuery<NewestReadings> =>
  withHead<NewestReadings>({
    known: () => lastSeen(knownHead(wanted.userId, 'readings'), wanted),
    read: async () => lastSeen(await readHead(wanted.userId, 'readings'), wanted),
    live: {
      subscribe: (listener, failed) =>
        newestReadings({ kind: wanted.kind, limit: wanted.limit }).subscribe(
          (readings) => listener({ readings, isLive: true }),
          failed,
        ),
    },
  });

/** See `newestWithHead`; undefined until there is anything to show. */
export const useNewestReadings = (wanted: Wanted): NewestReadings | undefined =>
  useLiveQuery(() => newestWithHead(wanted), `${wanted.userId} ${wanted.kind ?? ''} ${wanted.limit}`);
