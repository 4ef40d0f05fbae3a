import { waitingMarks } from '@/db/count-waiting.ts';
import type { Store } from '@/db/open-store.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { SyncRecords } from './sync-records.ts';
import { writeAgain } from './write-again.ts';

const MOST_MARKS = 500;
/** A row that waits for so long while nothing is under way has been overlooked. */
const PATIENCE_MS = 10_000;

interface OverlookedOptions {
  readonly store: Store;
  readonly names: readonly LocalCollectionName[];
  /** Rows that wait for a person or for something else. */
  readonly records: Pick<SyncRecords, 'letterIds'>;
  /** Whether nothing of this collection is on its way. */
  readonly isIdle: (name: LocalCollectionName) => boolean;
  /** Something waits here, whether or not anybody has heard of it. */
  readonly found: (name: LocalCollectionName) => void;
  readonly patienceMs?: number;
}

export interface OverlookedWatch {
  look(): void;
  end(): void;
}

/**
 * Replication hears of a write by a message of the tab that made it, and never looks back. A tab that dies between
 * commit and message leaves a row that waits for ever, and a server set back leaves one that is believed to be there.
 * What waits while nothing is under way is written once more, which rings replication; the server is asked before
 * anything is sent twice.
 */
export function watchOverlooked(options: OverlookedOptions): OverlookedWatch {
  const { store, names, records, isIdle, found, patienceMs = PATIENCE_MS } = options;
  /** Since when each row has been seen waiting in this form. */
  const since = new Map<string, number>();
  let again: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let isOver = false;

  async function lookAt(name: LocalCollectionName, refused: ReadonlySet<string>, now: number): Promise<string[]> {
    const collection = await store.collection(name);
    const marks = (await waitingMarks(collection, MOST_MARKS)).filter(({ id }) => !refused.has(id));
    if (marks.length > 0) found(name);
    const keys = marks.map(({ id, writtenAt }) => `${id}|${writtenAt}`);
    for (const key of keys) if (!since.has(key) || !isIdle(name)) since.set(key, now);
    const overlooked = marks.filter((_, at) => now - (since.get(keys[at] ?? '') ?? now) >= patienceMs);
    if (overlooked.length > 0 && !isOver)
      await writeAgain(
        collection,
        overlooked.map(({ id }) => id),
      );
    return keys;
  }

  async function lookAtAll(): Promise<void> {
    if (isOver) return;
    const refused = await records.letterIds();
    const now = performance.now();
    const waiting = new Set<string>();
    for (const name of names) for (const key of await lookAt(name, refused, now)) waiting.add(key);
    for (const key of since.keys()) if (!waiting.has(key)) since.delete(key);
    clearTimeout(again);
    if (waiting.size > 0 && !isOver) again = setTimeout(look, patienceMs);
  }

  /** A store that was just closed has nothing to say. */
  const look = () => void (running = running.then(lookAtAll).catch(() => undefined));

  return {
    look,
    end() {
      isOver = true;
      clearTimeout(again);
    },
  };
}
