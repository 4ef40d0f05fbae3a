import type { LiveQuery } from './live-query.ts';
import { painted } from './painted.ts';

interface WithHead<T> {
  /** What the last visit showed, if it has been read; undefined when nothing is known. */
  known: () => T | undefined;
  /** The same, read now. */
  read: () => Promise<T | undefined>;
  live: LiveQuery<T>;
}

/** The answer of the last visit, and when that is on screen, the live ones: asking the store is what loads it. */
export const withHead = <T>({ known, read, live }: WithHead<T>): LiveQuery<T> => ({
  known,
  subscribe(listener, failed) {
    let isOver = false;
    let stop = () => {};
    const begin = async () => {
      let isShown = known() !== undefined;
      if (!isShown) {
        const head = await read();
        isShown = head !== undefined;
        if (head !== undefined && !isOver) listener(head);
      }
      if (isShown) await painted();
      if (!isOver) stop = live.subscribe(listener, failed);
    };
    void begin();
    return () => {
      isOver = true;
      stop();
    };
  },
});
