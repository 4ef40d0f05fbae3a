import type { Dexie, Table } from 'dexie';
import type { RxCollection } from 'rxdb';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { TOMBSTONE_RETENTION_MS } from '@/model/records/tombstone-retention.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { LocalRow } from './local-row.ts';
import type { Store } from './open-store.ts';

/** Rows that are removed in one transaction, so that a save of the user never waits for long. */
const BATCH = 200;

/** RxDB's Dexie storage. It has no call that removes single rows. */
interface DexieInternals {
  readonly dexieDb: Dexie;
  readonly dexieTable: Table<{ readonly id: string; readonly _meta: { readonly lwt: number } }, string>;
}

/** The index of rows by deletion and `serverUpdatedAt`; RxDB stores a true `_deleted` as '1'. */
const INDEX = '[_deleted+serverUpdatedAt+id]';
/** Every instant is greater; an unsent row, whose `serverUpdatedAt` is empty, is smaller. */
const FIRST_INSTANT = '0';

/**
 * Removes at most `BATCH` tombstones for good. Reading and removing is one transaction, so that no row that is created
 * again or restored meanwhile is removed.
 * @param before ms since 1970
 */
async function purgeBatch({ storageInstance }: RxCollection<LocalRow>, before: number): Promise<number> {
  const { dexieDb, dexieTable } = await (storageInstance.internals as Promise<DexieInternals>);
  return dexieDb.transaction('rw', dexieTable, async () => {
    const ids = await dexieTable
      .where(INDEX)
      .between(['1', FIRST_INSTANT], ['1', toInstant(before)])
      // A record that was found missing on the server has the time of its last copy, but was deleted here later.
      .and(({ _meta }) => _meta.lwt < before)
      .limit(BATCH)
      .primaryKeys();
    await dexieTable.bulkDelete(ids);
    return ids.length;
  });
}

interface PurgeOptions {
  /** When this was done last, as an instant; null: never. */
  readonly lastPurgedAt: () => Promise<string | null>;
  readonly savePurgedAt: (instant: string) => Promise<void>;
  /** ms since 1970 */
  readonly now?: number;
  /** Awaited before each batch, for example until the browser is idle. @throws to stop */
  readonly beforeBatch?: () => Promise<void>;
}

/**
 * Removes the rows that were deleted and confirmed more than 180 days ago, at most once a day. An unsent deletion stays,
 * however old it is: RxDB's own `cleanup` would remove it.
 * @returns how many were removed
 */
export async function purgeTombstones(
  store: Store,
  { lastPurgedAt, savePurgedAt, now = Date.now(), beforeBatch = async () => {} }: PurgeOptions,
): Promise<number> {
  const last = Date.parse((await lastPurgedAt()) ?? '');
  // A time in the future is one of a wrong clock.
  if (Math.abs(now - last) < DAY_MS) return 0;
  let purged = 0;
  for (const name of store.names.filter((each): each is LocalCollectionName => each in localCollections)) {
    const collection: RxCollection<LocalRow> = await store.collection(name);
    let count: number;
    do {
      await beforeBatch();
      purged += count = await purgeBatch(collection, now - TOMBSTONE_RETENTION_MS);
    } while (count === BATCH);
  }
  await savePurgedAt(toInstant(now));
  return purged;
}
