import type { LiveQuery } from '@/db/queries/live-query.ts';
import { afterPaint } from '@/db/scheduling/after-paint.ts';

interface Sources<T> {
  /** The snapshot value, if it has been read already. */
  known: () => T | undefined;
  /** Reads the snapshot value; undefined when there is none. */
  read: () => Promise<T | undefined>;
  live: LiveQuery<T>;
}

/** Emits the snapshot of the last visit; subscribes to the live query only after it is painted, because that loads the store. */
export const snapshotThenLive = <T>({ known, read, live }: Sources<T>): LiveQuery<T> => ({
  initialValue: known,
  subscribe(listener, failed) {
    let isOver = false;
    let stop = () => {};
    const begin = async () => {
      let isShown = known() !== undefined;
      if (!isShown) {
        const snapshot = await read();
        isShown = snapshot !== undefined;
        if (snapshot !== undefined && !isOver) listener(snapshot);
      }
      if (isShown) await afterPaint();
      if (!isOver) stop = live.subscribe(listener, failed);
    };
    void begin();
    return () => {
      isOver = true;
      stop();
    };
  },
});
