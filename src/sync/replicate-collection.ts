import { replicateRxCollection, type RxReplicationState } from 'rxdb/plugins/replication';
import type { LocalRow } from '@/db/local-row.ts';
import type { Store } from '@/db/open-store.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { canBeLean, keepLean } from './lean-notes.ts';
import { pullOf, type PullCheckpoint } from './pull.ts';
import { pushOf } from './push.ts';
import type { ReplicationContext } from './replication-context.ts';
import { kindsOf } from './record-of.ts';
import { MOST_OPERATIONS } from './remote.ts';
import { rewindPush } from './rewind.ts';

/** Our handlers wait by themselves; RxDB's own retry only follows an error of the store. */
const RETRY_MS = 5_000;

/**
 * RxDB notes durably what was sent before it hands over more, so several transactions in a row save as many notes. Edits are
 * sent one by one below a limit a minute, and would hold up all other collections for too long.
 */
const TRANSACTIONS_AT_ONCE = 5;

/** How many rows of a collection are handed over at once. */
export const rowsAtOnce = (name: LocalCollectionName): number =>
  MOST_OPERATIONS * (kindsOf(name).some(([, { conflict }]) => conflict === 'per-field') ? 1 : TRANSACTIONS_AT_ONCE);

export type CollectionReplication = RxReplicationState<LocalRow, PullCheckpoint>;

type Notes = NonNullable<CollectionReplication['metaInstance']>;

/** RxDB opens its notes and uses them in one step: whoever wants to stand between is told when it lays them down. */
function onNotesOpened(replication: CollectionReplication, opened: (notes: Notes) => void): void {
  let notes: Notes | undefined;
  Object.defineProperty(replication, 'metaInstance', {
    get: () => notes,
    set(given: Notes | undefined) {
      notes = given;
      if (given) opened(given);
    },
  });
}

/**
 * Says when a write of replication's own notes fails, on a full disk for example. RxDB then stands still for ever and tells nobody.
 */
function watchNotes(notes: Notes, failed: () => void): void {
  const write = notes.bulkWrite.bind(notes);
  notes.bulkWrite = async (...given) => {
    try {
      return await write(...given);
    } catch (error) {
      failed();
      throw error;
    }
  };
}

/**
 * RxDB drops a ring that came before it last asked for rows, although a later page does not say again what an earlier one
 * said of deletions. So a ring in the middle of a reading is repeated after its end.
 */
function repeatRings() {
  let isReading = false;
  let hasRung = false;
  let resync = () => {};
  return {
    began: () => (isReading = true),
    ended() {
      isReading = false;
      if (hasRung) setTimeout(() => resync(), 0);
      hasRung = false;
    },
    listenTo(replication: CollectionReplication) {
      resync = replication.reSync.bind(replication);
      replication.reSync = () => {
        if (isReading) hasRung = true;
        resync();
      };
    },
  };
}

/** Starts to replicate one collection, both ways. `failed`: the store refused something; only a new start goes on. */
export async function replicateCollection(
  store: Store,
  name: LocalCollectionName,
  context: ReplicationContext,
  failed: () => void = () => {},
): Promise<CollectionReplication> {
  const collection = await store.collection(name);
  /** RxDB goes on after a page that is at least this long. How long pages are, and which is the last, the handler knows. */
  const goOnAfter = (rows: number) => {
    const { input } = replication.internalReplicationState ?? {};
    if (input) input.pullBatchSize = rows;
  };
  const rings = repeatRings();
  const pull = pullOf(name, context, (isOver) => {
    goOnAfter(isOver ? Infinity : 1);
    if (isOver) rings.ended();
  });
  const replication: CollectionReplication = replicateRxCollection<LocalRow, PullCheckpoint>({
    collection,
    replicationIdentifier: `maia-${name}`,
    live: true,
    autoStart: false,
    waitForLeadership: false,
    retryTime: RETRY_MS,
    push: { batchSize: rowsAtOnce(name), handler: pushOf(name, context) },
    pull: {
      handler(checkpoint) {
        rings.began();
        return pull(checkpoint);
      },
    },
  });
  rings.listenTo(replication);
  await rewindPush(collection, replication as RxReplicationState<LocalRow, unknown>, await context.records.letterIds());
  replication.error$.subscribe(failed);
  onNotesOpened(replication, (notes) => {
    watchNotes(notes, failed);
    if (canBeLean(name)) keepLean(notes, collection.storageInstance);
  });
  await replication.start();
  return replication;
}
