import type { Dexie } from 'dexie';
import { openFailureReason } from './open-failure.ts';

/** Delays between the tries (ms); long enough for a disk that was only busy. */
const WAITS_MS = [500, 2000];

/**
 * Lets a connection try three times before its opening fails. At the connection and not around the store, because RxDB
 * remembers a failed opening until the page is reloaded.
 */
export function retryOpening(connection: Dexie, waitsMs: readonly number[] = WAITS_MS): void {
  const open = connection.open.bind(connection);
  const openWithRetries = async () => {
    for (const wait of waitsMs) {
      const failure = await open().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) return connection;
      // The browser would refuse every further try.
      if (openFailureReason(failure.error) === 'refused') throw failure.error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return open();
  };
  connection.open = openWithRetries as unknown as Dexie['open'];
}
