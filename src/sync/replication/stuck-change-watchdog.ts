import { unsentMarks } from '@/db/outbox/unsent-rows.ts';
import type { Store } from '@/db/store/open-store.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { SyncRecords } from '@/sync/records/sync-records.ts';
import { rewriteRows } from '@/sync/records/requeue-rows.ts';

const MAX_UNSENT_ROWS = 500;
/** A row that stays unsent for this long while nothing is under way is stuck. */
const TIMEOUT_MS = 10_000;

interface WatchdogOptions {
  readonly store: Store;
  readonly names: readonly LocalCollectionName[];
  /** Ids to ignore: rejected changes, and records that wait for a file. */
  readonly records: Pick<SyncRecords, 'rejectedIds'>;
  /** Whether nothing of this collection is being sent. */
  readonly isIdle: (name: LocalCollectionName) => boolean;
  /** Called when this collection has unsent rows, even if no event announced them. */
  readonly onUnsentFound: (name: LocalCollectionName) => void;
  readonly timeoutMs?: number;
}

export interface StuckChangeWatchdog {
  check(): void;
  stop(): void;
}

/**
 * Replication learns of a write from a message of the tab that made it, and never reads older rows again. If a tab dies
 * between commit and message, its row stays unsent for ever; after a server was restored from a backup, a row may
 * wrongly count as confirmed. A row that stays unsent while nothing is under way is written again unchanged, which
 * triggers replication; the push asks the server before it sends anything twice.
 */
export function watchStuckChanges(options: WatchdogOptions): StuckChangeWatchdog {
  const { store, names, records, isIdle, onUnsentFound, timeoutMs = TIMEOUT_MS } = options;
  /** When each unsent row, identified by id and write time, was first seen (ms, monotonic clock). */
  const firstSeen = new Map<string, number>();
  let nextCheck: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function checkCollection(
    name: LocalCollectionName,
    rejected: ReadonlySet<string>,
    now: number,
  ): Promise<string[]> {
    const collection = await store.collection(name);
    const unsent = (await unsentMarks(collection, MAX_UNSENT_ROWS)).filter(({ id }) => !rejected.has(id));
    if (unsent.length > 0) onUnsentFound(name);
    const keys = unsent.map(({ id, writtenAt }) => `${id}|${writtenAt}`);
    for (const key of keys) if (!firstSeen.has(key) || !isIdle(name)) firstSeen.set(key, now);
    const stuck = unsent.filter((_, at) => now - (firstSeen.get(keys[at] ?? '') ?? now) >= timeoutMs);
    if (stuck.length > 0 && !isStopped)
      await rewriteRows(
        collection,
        stuck.map(({ id }) => id),
      );
    return keys;
  }

  async function checkAll(): Promise<void> {
    if (isStopped) return;
    const rejected = await records.rejectedIds();
    const now = performance.now();
    const unsentKeys = new Set<string>();
    for (const name of names) for (const key of await checkCollection(name, rejected, now)) unsentKeys.add(key);
    for (const key of firstSeen.keys()) if (!unsentKeys.has(key)) firstSeen.delete(key);
    clearTimeout(nextCheck);
    if (unsentKeys.size > 0 && !isStopped) nextCheck = setTimeout(check, timeoutMs);
  }

  /** A failure means that the store was closed; ignore it. */
  const check = () => void (running = running.then(checkAll).catch(() => undefined));

  return {
    check,
    stop() {
      isStopped = true;
      clearTimeout(nextCheck);
    },
  };
}
