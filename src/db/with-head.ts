import type { LiveQuery } from './live-query.ts';

/** In a page: when the frame that is being made is on screen. A hidden page makes none. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (typeof requestAnimationFrame === 'undefined' || document.visibilityState === 'hidden') return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });

interface WithHead<T> {
  /** What the last visit showed; undefined when nothing is known. */
  head: () => Promise<T | undefined>;
  live: LiveQuery<T>;
}

/** The answer of the last visit, and when that is on screen, the live ones: asking the store is what loads it. */
export const withHead = <T>({ head, live }: WithHead<T>): LiveQuery<T> => ({
  subscribe(listener, failed) {
    let isOver = false;
    let stop = () => {};
    void head().then(async (known) => {
      if (known !== undefined && !isOver) {
        listener(known);
        await painted();
      }
      if (!isOver) stop = live.subscribe(listener, failed);
    });
    return () => {
      isOver = true;
      stop();
    };
  },
});
