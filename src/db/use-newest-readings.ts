import type { Reading, ReadingKind } from '@/model/reading.ts';
import { keepHead, readHead } from './head-snapshot.ts';
import type { LiveQuery } from './live-query.ts';
import { newestReadings } from './readings.ts';
import { useLiveQuery } from './use-live-query.ts';

export interface NewestReadings {
  readonly readings: readonly Reading[];
  /** False while these come from the last visit: show them, but offer no action on them and say nothing that counts. */
  readonly isLive: boolean;
}

interface Wanted {
  userId: string;
  kind?: ReadingKind;
  limit: number;
}

/** The newest readings: those of the last visit at once, then the live ones. An empty answer is always a live one. */
export const newestWithHead = ({ userId, kind, limit }: Wanted): LiveQuery<NewestReadings> => ({
  subscribe(listener, failed) {
    let isLive = false;
    let isOver = false;
    void readHead(userId).then((head) => {
      const readings = (head ?? []).filter((reading) => !kind || reading.kind === kind).slice(0, limit);
      if (!isLive && !isOver && readings.length > 0) listener({ readings, isLive: false });
    });
    const stop = newestReadings({ kind, limit }).subscribe((readings) => {
      isLive = true;
      if (!kind) keepHead(userId, readings);
      listener({ readings, isLive: true });
    }, failed);
    return () => {
      isOver = true;
      stop();
    };
  },
});

/** See `newestWithHead`; undefined until there is anything to show. */
export const useNewestReadings = (wanted: Wanted): NewestReadings | undefined =>
  useLiveQuery(() => newestWithHead(wanted), `${wanted.userId} ${wanted.kind ?? ''} ${wanted.limit}`);
