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

/** A live query over something that has to be opened first, seen through `view`. */
export const liveQuery = <Rows, T>(open: () => Promise<Source<Rows>>, view: (rows: Rows) => T): LiveQuery<T> => ({
  subscribe(listener, failed = () => {}) {
    let isOver = false;
    let stop = () => {};
    open()
      .then((source) => {
        if (isOver) return;
        const subscription = source.subscribe({ next: (rows) => listener(view(rows)), error: failed });
        stop = () => subscription.unsubscribe();
      })
      .catch(failed);
    return () => {
      isOver = true;
      stop();
    };
  },
});
