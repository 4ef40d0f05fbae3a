import { atMost } from '@/db/at-most.ts';
import type { Store } from '@/db/open-store.ts';
import { bucketOfRecord } from '@/model/bucket.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { debounce } from './debounce.ts';
import type { FileBox } from '@/db/file-box.ts';
import { FileOutbox } from './file-outbox.ts';
import type { FileRemote } from './file-remote.ts';
import { PullProgress } from './pull-progress.ts';
import { Gate, type GateOptions } from './gate.ts';
import { guardAccount } from './guard.ts';
import { watchOverlooked } from './overlooked.ts';
import { kindsOf } from './record-of.ts';
import type { Remote } from './remote.ts';
import { reconcileWhenDue } from './reconcile-when-due.ts';
import { replicateCollection, type CollectionReplication } from './replicate-collection.ts';
import type { ReplicationContext } from './replication-context.ts';
import type { Row } from './rows.ts';
import { Soundness } from './soundness.ts';
import type { SyncStatus } from './sync-status.ts';
import { SyncRecords } from './sync-records.ts';
import { TombstoneLog } from './tombstone-log.ts';
import { StatusWatch } from './watch-status.ts';

/** Sends a doctor's access after the records; a sweep on the server does what a lost call leaves. */
const CARE_ACCESS = 'care-access';
const BELL_QUIET_MS = 250;
const BELL_LATEST_MS = 2_000;
const ACCESS_QUIET_MS = 500;
const ACCESS_LATEST_MS = 5_000;
const EVERY_MS = 60_000;
/** What is being written when the carrying ends is written in less; a handler that was cut off takes longer and writes nothing. */
const LAST_WRITES_MS = 1_000;
/** After the store refused a write: a full disk is not free at once. */
const ANEW_MS = 5_000;

export interface ReplicationOptions extends Pick<GateOptions, 'random' | 'firstWaitMs' | 'fence'> {
  readonly store: Store;
  readonly remote: Remote;
  /** What carries the files of these records, where there are any. */
  readonly files?: { readonly box: FileBox; readonly remote: FileRemote };
  readonly told: (status: SyncStatus) => void;
  /** Everything was pulled, and nothing waits but what was refused. */
  readonly settled?: () => void;
  /** Fulfilled when the page of this phone is idle; what is older than the newest waits for it, a moment at most. */
  readonly idle?: () => Promise<void>;
  /** How long a row may wait while nothing is under way before it counts as overlooked. */
  readonly patienceMs?: number;
}

/** One user's records on their way, as long as this realm is the one that carries them. */
export interface Replication {
  readonly records: SyncRecords;
  /** Something changed on the server: look, at one collection or at all. `goneId`: what it says was deleted. */
  ring(name?: LocalCollectionName, goneId?: string): void;
  /** Ends every wait and looks at everything. */
  resync(): void;
  setOnline(isOnline: boolean): void;
  /** The server's clock was heard. */
  noteClockSkew(ms: number): void;
  stop(): Promise<void>;
}

/** A refused record that came to the server's form by a pull, deleted or mended elsewhere for example, waits for nobody. */
async function raiseArrived(store: Store, name: LocalCollectionName, records: SyncRecords): Promise<void> {
  const ids = [...(await records.letterIds())];
  if (ids.length === 0) return;
  const { storageInstance } = await store.collection(name);
  const rows = await storageInstance.findDocumentsById(ids, true);
  await records.raise(rows.filter(({ serverUpdatedAt }) => serverUpdatedAt !== '').map(({ id }) => id));
}

export async function startReplication({
  store,
  remote,
  files,
  told,
  settled,
  idle,
  patienceMs,
  ...waits
}: ReplicationOptions): Promise<Replication> {
  const { userId } = store;
  const names = store.names.filter((name): name is LocalCollectionName => name in localCollections);
  const gate = new Gate({ ...waits, changed: () => status.tell() });
  const records = new SyncRecords(store);
  const status: StatusWatch = new StatusWatch(store, names, records, gate, {
    told,
    settled() {
      reconciler.runIfDue();
      void soundness.inStep().catch(() => undefined);
      settled?.();
    },
    countFiles: files && (() => files.box.countWaiting()),
  });
  const soundness = new Soundness(records);
  const taken = new Map<LocalCollectionName, Row[]>();
  const running = new Map<LocalCollectionName, CollectionReplication>();
  const grantAccess = debounce(
    () => void remote.start(CARE_ACCESS).catch(() => undefined),
    ACCESS_QUIET_MS,
    ACCESS_LATEST_MS,
  );
  const bells = new Map(
    names.map((name) => [name, debounce(() => running.get(name)?.reSync(), BELL_QUIET_MS, BELL_LATEST_MS)]),
  );
  const verify = guardAccount(remote, gate, userId);
  const outbox =
    files &&
    new FileOutbox({
      store,
      files: files.box,
      remote: files.remote,
      gate,
      verify,
      records,
      told: (sending) => status.setSending(sending),
      changed: () => status.filesChanged(),
    });
  const held = async () => (await files?.box.heldRecords()) ?? new Set<string>();
  const context: ReplicationContext = {
    userId,
    remote,
    gate,
    verify,
    records,
    held,
    ownEdits: new Map(),
    tombstones: new TombstoneLog(remote, gate, userId),
    pushed(name) {
      grantAccess();
      // The server's time of what was sent, which marks it as arrived, comes by a pull.
      bells.get(name)?.();
      status.changed(name);
    },
    pulled(name) {
      status.pulled(name);
      void raiseArrived(store, name, records).then(
        () => status.changed(name),
        () => undefined,
      );
    },
    takeLater: (name, rows) => void taken.set(name, [...(taken.get(name) ?? []), ...rows]),
    takeNow(name) {
      const rows = taken.get(name) ?? [];
      taken.delete(name);
      return rows;
    },
    async goneThere(name, ids) {
      const haveFiles = kindsOf(name).some(([, { collection }]) => bucketOfRecord[collection]);
      if (!files || !haveFiles || ids.length === 0) return;
      const { storageInstance } = await store.collection(name);
      const here = (await storageInstance.findDocumentsById([...ids], false)) as unknown as Row[];
      const named = here.flatMap(({ fileId }) => (typeof fileId === 'string' ? [fileId] : []));
      // A copy that cannot be dropped now does not keep the record here.
      await files.box.dropGone(named).catch(() => undefined);
    },
    progress: new PullProgress(names, (fetching) => status.setFetching(fetching), idle),
    soundness,
    async holdsConfirmed(name, record) {
      const kind = kindsOf(name).find(([, each]) => each === record)?.[0] ?? name;
      const ofKind = kind === name ? {} : { kind };
      const rows = await store.collection(name);
      return (await rows.findOne({ selector: { serverUpdatedAt: { $gt: '' }, ...ofKind } }).exec()) !== null;
    },
  };
  const reconciler = reconcileWhenDue({ store, names, context, pull: (name) => running.get(name)?.reSync() });
  await soundness.begin();
  await status.begin();
  let isStopped = false;
  async function carry(name: LocalCollectionName): Promise<void> {
    let hasFailed = false;
    const failed = () => {
      if (hasFailed || isStopped) return;
      hasFailed = true;
      setTimeout(() => void carryAnew(name), ANEW_MS);
    };
    const replication = await replicateCollection(store, name, context, failed);
    running.set(name, replication);
    replication.active$.subscribe((isActive) => status.setActive(name, isActive));
  }
  async function carryAnew(name: LocalCollectionName): Promise<void> {
    if (isStopped) return;
    await running
      .get(name)
      ?.cancel()
      .catch(() => undefined);
    status.setActive(name, false);
    await carry(name).catch(() => setTimeout(() => void carryAnew(name), ANEW_MS));
    if (isStopped) await running.get(name)?.cancel();
  }
  await Promise.all(names.map((name) => carry(name)));
  const overlooked = watchOverlooked({
    store,
    names,
    records: { letterIds: async () => new Set([...(await records.letterIds()), ...(await held())]) },
    isIdle: (name) => gate.hindrance === null && !status.isActive(name),
    found: (name) => status.changed(name),
    ...(patienceMs !== undefined && { patienceMs }),
  });
  const lookAtAll = () => {
    running.forEach((replication) => replication.reSync());
    overlooked.look();
    outbox?.look();
  };
  outbox?.begin(await Promise.all(names.map(async (name) => (await store.collection(name)).eventBulks$)));
  const timer = setInterval(() => {
    if (gate.hindrance === 'sign-in') gate.wake();
    lookAtAll();
  }, EVERY_MS);
  const resync = () => {
    gate.wake();
    lookAtAll();
  };
  return {
    records,
    ring(name, goneId) {
      if (name) bells.get(name)?.();
      else lookAtAll();
      if (name && goneId) reconciler.lookFor(name, goneId);
    },
    resync,
    setOnline(isOnline) {
      status.setOnline(isOnline);
      if (isOnline) resync();
    },
    noteClockSkew: (ms) => status.setClockSkew(ms),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      overlooked.end();
      for (const bell of bells.values()) bell.cancel();
      grantAccess.cancel();
      status.end();
      gate.stop();
      remote.cut();
      await outbox?.end();
      // RxDB closes its notes under what it is still writing, and then neither the writing nor the store ever ends.
      const writing = [...running.values()].flatMap(({ internalReplicationState: state }) =>
        state ? [state.streamQueue.down, state.streamQueue.up] : [],
      );
      await atMost(LAST_WRITES_MS, Promise.all(writing));
      await Promise.all([...running.values()].map((replication) => replication.cancel()));
      records.close();
    },
  };
}
