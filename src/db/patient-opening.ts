import type { Dexie } from 'dexie';
import { reasonOf } from './note-shut.ts';

/** Between the tries, in ms: a disk that was only busy has had its time then. */
const WAITS_MS = [500, 2000];

/**
 * Lets a connection try three times before its opening has failed. Here and not around the store, because RxDB remembers
 * for as long as the page lives that a database could not be opened.
 */
export function openPatiently(connection: Dexie, waitsMs: readonly number[] = WAITS_MS): void {
  const open = connection.open.bind(connection);
  const tries = async () => {
    for (const wait of waitsMs) {
      const failure = await open().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) return connection;
      // What the browser refuses it refuses again.
      if (reasonOf(failure.error) === 'refused') throw failure.error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return open();
  };
  connection.open = tries as unknown as Dexie['open'];
}
