import { onStoreReplaced } from '@/db/store/open-store.ts';
import { readableRows } from './readable-rows.ts';

/** A query whose answer is emitted again after every change of its data. */
export interface LiveQuery<T> {
  /** The answer that is available before the store is open; the first render shows it. */
  initialValue?(): T | undefined;
  /** Calls `listener` with the answer now and after every change, until the returned function is called. */
  subscribe(listener: (value: T) => void, failed?: (error: unknown) => void): () => void;
}

interface Source<T> {
  subscribe(observer: { next: (value: T) => void; error: (error: unknown) => void }): { unsubscribe(): void };
}

/** A live query over a source that must be opened first; `view` maps its rows. It runs again when the store is reopened. */
export const liveQuery = <Rows, T>(open: () => Promise<Source<Rows>>, view: (rows: Rows) => T): LiveQuery<T> => ({
  subscribe(listener, failed = () => {}) {
    const begin = () => {
      let isOver = false;
      let end = () => {};
      open()
        .then((source) => {
          if (isOver) return;
          const subscription = source.subscribe({ next: (rows) => listener(view(readableRows(rows))), error: failed });
          end = () => subscription.unsubscribe();
        })
        .catch(failed);
      return () => {
        isOver = true;
        end();
      };
    };
    let stop = begin();
    const stopReopening = onStoreReplaced(() => {
      stop();
      stop = begin();
    });
    return () => {
      stopReopening();
      stop();
    };
  },
});
