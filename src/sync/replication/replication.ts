import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { carryOverMetadata } from '@/db/migration/carry-over-metadata.ts';
import { singleFlight } from '@/db/scheduling/single-flight.ts';
import type { Store } from '@/db/store/open-store.ts';
import { purgeTombstones } from '@/db/store/purge-tombstones.ts';
import { saveCheckpoint } from '@/sync/replication/context/pull-checkpoint.ts';
import { hasFiles } from '@/sync/records/named-file.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { debounce } from '@/db/scheduling/debounce.ts';
import type { FileStore } from '@/db/files/file-store.ts';
import { FileOutbox } from '@/sync/outbox/file-outbox.ts';
import type { FileRemote } from '@/sync/transport/file-remote.ts';
import { PullProgress } from '@/sync/replication/context/pull-progress.ts';
import { RateLimiter, type RateLimiterOptions } from '@/sync/transport/rate-limiter.ts';
import { guardSession } from '@/sync/transport/session-guard.ts';
import type { Remote } from '@/sync/transport/remote.ts';
import { reconcileWhenDue } from '@/sync/replication/pull/reconcile-schedule.ts';
import { replicateCollection } from './replicate-collection.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
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
const PULL_QUIET_MS = 250;
const PULL_LATEST_MS = 2_000;
const ACCESS_QUIET_MS = 500;
const ACCESS_LATEST_MS = 5_000;
const POLL_MS = 60_000;
/** A collection that takes longer than this to prepare no longer delays the first pull of the others, in ms. */
const PREPARE_TIMEOUT_MS = 500;
/** Upper bound for work still running when replication stops, in ms. What was cut off writes nothing. */
const STOP_TIMEOUT_MS = 1_000;

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

/** Drops a rejected change once the server has the row: another device already corrected or deleted it. */
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
  ...rateLimiterOptions
}: ReplicationOptions): Promise<Replication> {
  const { userId } = store;
  const names = store.names.filter((name): name is LocalCollectionName => name in localCollections);
  const rateLimiter = new RateLimiter({ ...rateLimiterOptions, onBlockedChange: () => status.emit() });
  const verify = guardSession(remote, rateLimiter, userId);
  const records = new SyncRecords(store);
  const serverHistory = new ServerHistory(records);
  const status: StatusTracker = new StatusTracker(store, names, records, rateLimiter, {
    onStatus,
    onSettled() {
      reconciler.runIfDue();
      void serverHistory.noteInSync().catch(() => undefined);
      void purge().catch(() => undefined);
      onSettled?.();
    },
    countFiles: files && (() => files.fileStore.countUnsent()),
  });
  const purge = singleFlight(() =>
    purgeTombstones(store, {
      lastPurgedAt: () => records.fact('purgedAt'),
      savePurgedAt: (instant) => records.saveFact('purgedAt', instant),
      ...(idle && { beforeBatch: idle }),
    }),
  );
  let accessCall: Promise<void> = Promise.resolve();
  const grantAccess = debounce(
    () => (accessCall = remote.start(CARE_ACCESS).catch(() => undefined)),
    ACCESS_QUIET_MS,
    ACCESS_LATEST_MS,
  );
  const context: ReplicationContext = {
    userId,
    store,
    remote,
    rateLimiter,
    verify,
    records,
    serverHistory,
    tombstones: new TombstoneLog(remote, rateLimiter, userId),
    progress: new PullProgress(names, (fetching) => status.setFetching(fetching), idle),
    idsAwaitingFile: async (name) => (files && hasFiles(name) ? files.fileStore.recordsAwaitingFile() : new Set()),
    reconcileFiles: async (name, deletedRecords) => void (await outbox?.reconcileFiles(name, deletedRecords)),
    // A file that cannot be deleted now must not stop the deletion of its record.
    dropFiles: async (fileIds) => files?.fileStore.dropGone([...fileIds]).catch(() => undefined),
    pushed(name) {
      grantAccess();
      status.changed(name);
    },
    async pulled(name) {
      await dropSettledRejections(store, name, records);
      status.pulled(name);
    },
  };
  const reconciler = reconcileWhenDue({ names, context });
  await serverHistory.load();
  await status.start();
  let unprepared = names.length;
  let allPrepared = () => {};
  const untilAllPrepared = new Promise<void>((resolve) => (allPrepared = resolve));
  /** The first pulls begin together, so that their lists, the tombstones and the check of the session take one round trip. */
  async function prepare(name: LocalCollectionName): Promise<void> {
    await carryOverMetadata(store, name, (checkpoint) => saveCheckpoint(records, name, checkpoint));
    if ((unprepared -= 1) === 0) allPrepared();
    await withTimeout(PREPARE_TIMEOUT_MS, untilAllPrepared);
  }
  const collections = new Map(
    names.map((name) => [
      name,
      replicateCollection({
        name,
        context,
        prepare: () => prepare(name),
        onActive: (isActive) => status.setActive(name, isActive),
      }),
    ]),
  );
  const pullsSoon = new Map(
    names.map((name) => [name, debounce(() => collections.get(name)?.pull(), PULL_QUIET_MS, PULL_LATEST_MS)]),
  );
  const outbox =
    files &&
    new FileOutbox({
      store,
      files: files.fileStore,
      remote: files.remote,
      rateLimiter,
      verify,
      records,
      sendRecord: (name) => collections.get(name)?.push(),
      onProgress: (sending) => status.setSending(sending),
      onChange: () => status.filesChanged(),
    });
  outbox?.start(await Promise.all(names.map(async (name) => (await store.collection(name)).eventBulks$)));
  // The user asked to send a rejected change again. An error means that the store was closed.
  const retries = records.rejections$.subscribe({
    next: (rejections) => {
      for (const { collection, isAskedAgain } of rejections) if (isAskedAgain) collections.get(collection)?.push();
    },
    error: () => undefined,
  });
  const syncAll = () => {
    for (const collection of collections.values()) {
      collection.pull();
      collection.push();
    }
    // A row of a tab that died before its event is found by its index, and was not counted.
    for (const name of names) status.changed(name);
    outbox?.run();
  };
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
      if (name) pullsSoon.get(name)?.();
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
      clearInterval(timer);
      for (const pullSoon of pullsSoon.values()) pullSoon.cancel();
      retries.unsubscribe();
      status.end();
      rateLimiter.stop();
      // A background sync stops as soon as everything is sent, and the doctor must not wait for the scheduled sweep.
      grantAccess.flush();
      await withTimeout(STOP_TIMEOUT_MS, accessCall);
      remote.cut();
      await outbox?.stop();
      const ended = Promise.all([...collections.values()].map((collection) => collection.stop()));
      await withTimeout(
        STOP_TIMEOUT_MS,
        ended.catch(() => undefined),
      );
      records.close();
    },
  };
}
