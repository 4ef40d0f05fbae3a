import { onStoreReplaced } from './open-store.ts';
import { readable } from './readable.ts';

/** An answer that comes again whenever what it is made of changes. */
export interface LiveQuery<T> {
  /** What can be answered before anything is opened: the first rendering shows it. */
  known?(): T | undefined;
  /** Calls `listener` with the answer now and after every change, until the returned function is called. */
  subscribe(listener: (value: T) => void, failed?: (error: unknown) => void): () => void;
}

interface Source<T> {
  subscribe(observer: { next: (value: T) => void; error: (error: unknown) => void }): { unsubscribe(): void };
}

/** A live query over something that has to be opened first, seen through `view`; asked anew when the store was opened anew. */
export const liveQuery = <Rows, T>(open: () => Promise<Source<Rows>>, view: (rows: Rows) => T): LiveQuery<T> => ({
  subscribe(listener, failed = () => {}) {
    const begin = () => {
      let isOver = false;
      let end = () => {};
      open()
        .then((source) => {
          if (isOver) return;
          const subscription = source.subscribe({ next: (rows) => listener(view(readable(rows))), error: failed });
          end = () => subscription.unsubscribe();
        })
        .catch(failed);
      return () => {
        isOver = true;
        end();
      };
    };
    let stop = begin();
    const stopFollowing = onStoreReplaced(() => {
      stop();
      stop = begin();
    });
    return () => {
      stopFollowing();
      stop();
    };
  },
});
