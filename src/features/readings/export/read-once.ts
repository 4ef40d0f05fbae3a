import type { LiveQuery } from '@/db/queries/live-query.ts';

/** The first answer of a live query. */
export const readOnce = <T>(query: LiveQuery<T>): Promise<T> =>
  new Promise((resolve) => {
    // A query may answer before subscribe has returned.
    let stop: (() => void) | null = null;
    let isAnswered = false;
    stop = query.subscribe((value) => {
      isAnswered = true;
      stop?.();
      resolve(value);
    });
    if (isAnswered) stop();
  });
