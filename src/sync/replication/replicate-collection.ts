import { replicateRxCollection, type RxReplicationState } from 'rxdb/plugins/replication';
import type { LocalRow } from '@/db/store/local-row.ts';
import type { Store } from '@/db/store/open-store.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { canDeriveMetadata, deriveMetadata } from './replication-metadata.ts';
import { pullOf, type PullCheckpoint } from '@/sync/replication/pull/pull.ts';
import { pushOf } from '@/sync/replication/push/push.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import { kindsOf } from '@/sync/records/record-types.ts';
import { MAX_OPERATIONS } from '@/sync/transport/remote.ts';
import { rewindCheckpoint } from './rewind-checkpoint.ts';

/** The handlers wait and retry by themselves. RxDB's own retry runs only after an error of the store. */
const RETRY_MS = 5_000;

/**
 * RxDB stores durably what was sent before it hands over more rows, so several transactions in a row save as many
 * durable writes. Edits are sent one by one below a limit per minute and would block all other collections for too
 * long.
 */
const TRANSACTIONS_PER_PUSH = 5;

/** The number of rows that RxDB hands to the push handler at once. */
export const pushBatchSize = (name: LocalCollectionName): number =>
  MAX_OPERATIONS * (kindsOf(name).some(([, { conflict }]) => conflict === 'per-field') ? 1 : TRANSACTIONS_PER_PUSH);

export type CollectionReplication = RxReplicationState<LocalRow, PullCheckpoint>;

type MetaInstance = NonNullable<CollectionReplication['metaInstance']>;

/**
 * RxDB opens its metadata store and uses it in the same step, so the only place to wrap it is the moment of assignment.
 */
function onMetaOpened(replication: CollectionReplication, onOpened: (meta: MetaInstance) => void): void {
  let meta: MetaInstance | undefined;
  Object.defineProperty(replication, 'metaInstance', {
    get: () => meta,
    set(value: MetaInstance | undefined) {
      meta = value;
      if (value) onOpened(value);
    },
  });
}

/**
 * Reports a failed write of replication metadata, for example on a full disk. RxDB would stop for ever without an error
 * event.
 */
function onMetaWriteFailure(meta: MetaInstance, onFailed: () => void): void {
  const write = meta.bulkWrite.bind(meta);
  meta.bulkWrite = async (...value) => {
    try {
      return await write(...value);
    } catch (error) {
      onFailed();
      throw error;
    }
  };
}

/**
 * RxDB ignores a RESYNC event that arrives while a pull is running, and a later page does not repeat the deletions of
 * an earlier one. So a RESYNC during a pull is repeated after its end.
 */
function deferResyncs() {
  let isPulling = false;
  let hasRequest = false;
  let resync = () => {};
  return {
    pullStarted: () => (isPulling = true),
    pullEnded() {
      isPulling = false;
      if (hasRequest) setTimeout(() => resync(), 0);
      hasRequest = false;
    },
    wrap(replication: CollectionReplication) {
      resync = replication.reSync.bind(replication);
      replication.reSync = () => {
        if (isPulling) hasRequest = true;
        resync();
      };
    },
  };
}

/**
 * Starts to replicate one collection in both directions. `onFailed`: the store rejected a write; only a restart
 * continues.
 */
export async function replicateCollection(
  store: Store,
  name: LocalCollectionName,
  context: ReplicationContext,
  onFailed: () => void = () => {},
): Promise<CollectionReplication> {
  const collection = await store.collection(name);
  /**
   * RxDB asks for another page if the last one has at least this many rows. Page lengths vary here, and only the
   * handler knows which page is the last.
   */
  const setPullBatchSize = (rows: number) => {
    const { input } = replication.internalReplicationState ?? {};
    if (input) input.pullBatchSize = rows;
  };
  const deferred = deferResyncs();
  const pull = pullOf(name, context, (isOver) => {
    setPullBatchSize(isOver ? Infinity : 1);
    if (isOver) deferred.pullEnded();
  });
  const replication: CollectionReplication = replicateRxCollection<LocalRow, PullCheckpoint>({
    collection,
    replicationIdentifier: `maia-${name}`,
    live: true,
    autoStart: false,
    waitForLeadership: false,
    retryTime: RETRY_MS,
    push: { batchSize: pushBatchSize(name), handler: pushOf(name, context) },
    pull: {
      handler(checkpoint) {
        deferred.pullStarted();
        return pull(checkpoint);
      },
    },
  });
  deferred.wrap(replication);
  await rewindCheckpoint(
    collection,
    replication as RxReplicationState<LocalRow, unknown>,
    await context.records.rejectedIds(),
  );
  replication.error$.subscribe(onFailed);
  onMetaOpened(replication, (meta) => {
    onMetaWriteFailure(meta, onFailed);
    if (canDeriveMetadata(name)) deriveMetadata(meta, collection.storageInstance);
  });
  await replication.start();
  return replication;
}
