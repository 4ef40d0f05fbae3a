import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import type { Store } from '@/db/store/open-store.ts';
import { bucketOfRecord } from '@/model/files/bucket.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { debounce } from '@/db/scheduling/debounce.ts';
import type { FileStore } from '@/db/files/file-store.ts';
import { FileOutbox } from '@/sync/outbox/file-outbox.ts';
import type { FileRemote } from '@/sync/transport/file-remote.ts';
import { PullProgress } from '@/sync/replication/context/pull-progress.ts';
import { RateLimiter, type RateLimiterOptions } from '@/sync/transport/rate-limiter.ts';
import { guardSession } from '@/sync/transport/session-guard.ts';
import { watchStuckChanges } from './stuck-change-watchdog.ts';
import { kindsOf } from '@/sync/records/record-types.ts';
import type { Remote } from '@/sync/transport/remote.ts';
import { reconcileWhenDue } from '@/sync/replication/pull/reconcile-schedule.ts';
import { replicateCollection, type CollectionReplication } from './replicate-collection.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import type { Row } from '@/sync/records/row-mapping.ts';
import { ServerHistory } from '@/sync/replication/context/server-history.ts';
import type { SyncStatus } from '@/sync/status/sync-status.ts';
import { SyncRecords } from '@/sync/records/sync-records.ts';
import { TombstoneLog } from '@/sync/replication/context/tombstone-log.ts';
import { StatusTracker } from './status-tracker.ts';

/**
 * The function that grants the doctor access to records after they were sent. If this call is lost, a scheduled sweep
 * on the server does it.
 */
const CARE_ACCESS = 'care-access';
const RESYNC_QUIET_MS = 250;
const RESYNC_LATEST_MS = 2_000;
const ACCESS_QUIET_MS = 500;
const ACCESS_LATEST_MS = 5_000;
const POLL_MS = 60_000;
/**
 * Upper bound for writes still running when replication stops. A handler that was cut off takes longer and writes
 * nothing.
 */
const STOP_TIMEOUT_MS = 1_000;
/** Wait before replication restarts after the store rejected a write: a full disk does not become free at once. */
const RESTART_MS = 5_000;

export interface ReplicationOptions extends Pick<RateLimiterOptions, 'random' | 'firstWaitMs' | 'fence'> {
  readonly store: Store;
  readonly remote: Remote;
  /** The storage of the files that belong to these records, where there are any. */
  readonly files?: { readonly fileStore: FileStore; readonly remote: FileRemote };
  readonly onStatus: (status: SyncStatus) => void;
  /** Everything was pulled, and nothing is unsent except rejected changes. */
  readonly onSettled?: () => void;
  /** Resolves when the page is idle. History older than the newest records waits for it, for a short time at most. */
  readonly idle?: () => Promise<void>;
  /** How long, in milliseconds, a row may stay unsent while nothing is under way before it counts as stuck. */
  readonly stuckTimeoutMs?: number;
}

/** Replication of one user's records, as long as this tab or worker is the leader. */
export interface Replication {
  readonly records: SyncRecords;
  /**
   * Something changed on the server: pull this collection, or all without a name. `deletedId`: the id of a record that
   * the server reports as deleted.
   */
  remoteChanged(name?: LocalCollectionName, deletedId?: string): void;
  /** Ends every wait and syncs all collections now. */
  resync(): void;
  setOnline(isOnline: boolean): void;
  /** The difference between this device's clock and the server's, in milliseconds. */
  setClockSkew(ms: number): void;
  stop(): Promise<void>;
}

/** Drop a rejected change once the pulled row equals the server's: another device already corrected or deleted it. */
async function dropSettledRejections(store: Store, name: LocalCollectionName, records: SyncRecords): Promise<void> {
  const ids = [...(await records.rejectedIds())];
  if (ids.length === 0) return;
  const { storageInstance } = await store.collection(name);
  const rows = await storageInstance.findDocumentsById(ids, true);
  await records.deleteRejections(rows.filter(({ serverUpdatedAt }) => serverUpdatedAt !== '').map(({ id }) => id));
}

export async function startReplication({
  store,
  remote,
  files,
  onStatus,
  onSettled,
  idle,
  stuckTimeoutMs,
  ...rateLimiterOptions
}: ReplicationOptions): Promise<Replication> {
  const { userId } = store;
  const names = store.names.filter((name): name is LocalCollectionName => name in localCollections);
  const rateLimiter = new RateLimiter({ ...rateLimiterOptions, onBlockedChange: () => status.emit() });
  const records = new SyncRecords(store);
  const status: StatusTracker = new StatusTracker(store, names, records, rateLimiter, {
    onStatus: onStatus,
    onSettled() {
      reconciler.runIfDue();
      void serverHistory.noteInSync().catch(() => undefined);
      onSettled?.();
    },
    countFiles: files && (() => files.fileStore.countUnsent()),
  });
  const serverHistory = new ServerHistory(records);
  const queuedRows = new Map<LocalCollectionName, Row[]>();
  const running = new Map<LocalCollectionName, CollectionReplication>();
  let accessCall: Promise<void> = Promise.resolve();
  const grantAccess = debounce(
    () => (accessCall = remote.start(CARE_ACCESS).catch(() => undefined)),
    ACCESS_QUIET_MS,
    ACCESS_LATEST_MS,
  );
  const resyncs = new Map(
    names.map((name) => [name, debounce(() => running.get(name)?.reSync(), RESYNC_QUIET_MS, RESYNC_LATEST_MS)]),
  );
  const verify = guardSession(remote, rateLimiter, userId);
  const outbox =
    files &&
    new FileOutbox({
      store,
      files: files.fileStore,
      remote: files.remote,
      rateLimiter,
      verify,
      records,
      onProgress: (sending) => status.setSending(sending),
      onChange: () => status.filesChanged(),
    });
  const idsAwaitingFile = async () => (await files?.fileStore.recordsAwaitingFile()) ?? new Set<string>();
  const context: ReplicationContext = {
    userId,
    remote,
    rateLimiter,
    verify,
    records,
    idsAwaitingFile,
    editsToConfirm: new Map(),
    tombstones: new TombstoneLog(remote, rateLimiter, userId),
    pushed(name) {
      grantAccess();
      // The server's `$updatedAt`, which marks a row as confirmed, arrives only by a pull.
      resyncs.get(name)?.();
      status.changed(name);
    },
    pulled(name) {
      status.pulled(name);
      void dropSettledRejections(store, name, records).then(
        () => status.changed(name),
        () => undefined,
      );
    },
    queueRemoteRows: (name, rows) => void queuedRows.set(name, [...(queuedRows.get(name) ?? []), ...rows]),
    takeQueuedRows(name) {
      const rows = queuedRows.get(name) ?? [];
      queuedRows.delete(name);
      return rows;
    },
    async beforeRemoteDeletes(name, ids) {
      const haveFiles = kindsOf(name).some(([, { collection }]) => bucketOfRecord[collection]);
      if (!files || !haveFiles || ids.length === 0) return;
      const { storageInstance } = await store.collection(name);
      const rowsToDelete = (await storageInstance.findDocumentsById([...ids], false)) as unknown as Row[];
      const fileIds = rowsToDelete.flatMap(({ fileId }) => (typeof fileId === 'string' ? [fileId] : []));
      // A file that cannot be deleted now must not stop the deletion of its record.
      await files.fileStore.dropGone(fileIds).catch(() => undefined);
    },
    progress: new PullProgress(names, (fetching) => status.setFetching(fetching), idle),
    serverHistory,
    async hasConfirmedRows(name, record) {
      const kind = kindsOf(name).find(([, each]) => each === record)?.[0] ?? name;
      const ofKind = kind === name ? {} : { kind };
      const rows = await store.collection(name);
      return (await rows.findOne({ selector: { serverUpdatedAt: { $gt: '' }, ...ofKind } }).exec()) !== null;
    },
  };
  const reconciler = reconcileWhenDue({ store, names, context, pull: (name) => running.get(name)?.reSync() });
  await serverHistory.load();
  await status.start();
  let isStopped = false;
  async function startCollection(name: LocalCollectionName): Promise<void> {
    let hasFailed = false;
    const failed = () => {
      if (hasFailed || isStopped) return;
      hasFailed = true;
      setTimeout(() => void restartCollection(name), RESTART_MS);
    };
    const replication = await replicateCollection(store, name, context, failed);
    running.set(name, replication);
    replication.active$.subscribe((isActive) => status.setActive(name, isActive));
  }
  async function restartCollection(name: LocalCollectionName): Promise<void> {
    if (isStopped) return;
    await running
      .get(name)
      ?.cancel()
      .catch(() => undefined);
    status.setActive(name, false);
    await startCollection(name).catch(() => setTimeout(() => void restartCollection(name), RESTART_MS));
    if (isStopped) await running.get(name)?.cancel();
  }
  await Promise.all(names.map((name) => startCollection(name)));
  const watchdog = watchStuckChanges({
    store,
    names,
    records: { rejectedIds: async () => new Set([...(await records.rejectedIds()), ...(await idsAwaitingFile())]) },
    isIdle: (name) => rateLimiter.blockedBy === null && !status.isActive(name),
    onUnsentFound: (name) => status.changed(name),
    ...(stuckTimeoutMs !== undefined && { timeoutMs: stuckTimeoutMs }),
  });
  const syncAll = () => {
    running.forEach((replication) => replication.reSync());
    watchdog.check();
    outbox?.run();
  };
  outbox?.start(await Promise.all(names.map(async (name) => (await store.collection(name)).eventBulks$)));
  const timer = setInterval(() => {
    if (rateLimiter.blockedBy === 'sign-in') rateLimiter.wake();
    syncAll();
  }, POLL_MS);
  const resync = () => {
    rateLimiter.wake();
    syncAll();
  };
  return {
    records,
    remoteChanged(name, deletedId) {
      if (name) resyncs.get(name)?.();
      else syncAll();
      if (name && deletedId) reconciler.checkDeleted(name, deletedId);
    },
    resync,
    setOnline(isOnline) {
      status.setOnline(isOnline);
      if (isOnline) resync();
    },
    setClockSkew: (ms) => status.setClockSkew(ms),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      watchdog.stop();
      for (const resyncSoon of resyncs.values()) resyncSoon.cancel();
      status.end();
      rateLimiter.stop();
      // A background sync stops as soon as everything is sent, and the doctor must not wait for the scheduled sweep.
      grantAccess.flush();
      await withTimeout(STOP_TIMEOUT_MS, accessCall);
      remote.cut();
      await outbox?.stop();
      // RxDB closes its metadata store while it is still being written; then neither the write nor the closing of the
      // store ever completes.
      const pendingWrites = [...running.values()].flatMap(({ internalReplicationState: state }) =>
        state ? [state.streamQueue.down, state.streamQueue.up] : [],
      );
      await withTimeout(STOP_TIMEOUT_MS, Promise.all(pendingWrites));
      await Promise.all([...running.values()].map((replication) => replication.cancel()));
      records.close();
    },
  };
}
