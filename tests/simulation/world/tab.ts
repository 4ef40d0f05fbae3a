import { createRxDatabase, type RxDatabase } from 'rxdb/plugins/core';
import type { Store } from '@/db/store/open-store.ts';
import { schemaOf } from '@/db/store/schema.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { untilAborted, electLeader, type Candidate, type Fence } from '@/sync/worker/leader-election.ts';
import { startReplication, type Replication } from '@/sync/replication/replication.ts';
import type { SyncStatus } from '@/sync/status/sync-status.ts';
import { FileStore } from '@/db/files/file-store.ts';
import { newBoot, type Boot, type Disk } from './disk.ts';
import type { FileServer } from './files/file-server.ts';
import { fileBeforeRecord } from './files/file-before-record.ts';
import { simulatedFileRemote } from './files/simulated-file-remote.ts';
import type { Violation } from './invariants.ts';
import type { NetworkConnection } from './network-connection.ts';
import { forgetRealm, nameFor } from './phone-dexie.ts';
import { time } from './virtual-time.ts';
import type { WebLocks } from './web-locks.ts';
import type { WorldServer } from './servers/world-server.ts';

export const clearSchema = (name: LocalCollectionName) => {
  const { encrypted: _, ...schema } = schemaOf(localCollections[name]);
  return { ...schema, title: name };
};

/** What all tabs of a phone share. */
export interface Device {
  readonly name: () => string;
  readonly user: string;
  readonly names: readonly LocalCollectionName[];
  readonly disk: Disk;
  readonly connection: NetworkConnection;
  readonly server: WorldServer;
  readonly files: FileServer;
  readonly violated: (violation: Violation) => void;
  /** The locks for the leader election; undefined on a phone with one tab. */
  readonly locks: WebLocks | undefined;
  readonly told: (status: SyncStatus | undefined) => void;
  /** Sends the heartbeat of this leader to the other tabs. */
  readonly beat: (from: Tab) => void;
}

interface Life {
  readonly boot: Boot;
  database?: RxDatabase;
  store?: Store;
  candidate?: Candidate;
  fileStore?: FileStore;
}

const nameOf = ({ number }: Boot): string => `realm ${number}`;

/** One tab of a phone with its worker: a process of its own on the phone's disk. Only one tab at a time replicates. */
export class Tab {
  #life: Life | undefined;
  #replication: Replication | undefined;
  #wantsOnline = false;

  constructor(private readonly device: Device) {}

  get isOn(): boolean {
    return this.#life !== undefined;
  }

  get store(): Store | undefined {
    return this.#life?.store;
  }

  get replication(): Replication | undefined {
    return this.#replication;
  }

  /** The running process of this tab. */
  get boot(): Boot | undefined {
    return this.#life?.boot;
  }

  get isLeading(): boolean {
    const { locks } = this.device;
    return this.#life !== undefined && (!locks || locks.holder?.clientId === nameOf(this.#life.boot));
  }

  heardBeat(): void {
    this.#life?.candidate?.heartbeatReceived();
  }

  /** Opens the store. With a full or failing disk the tab stays closed. */
  async open(): Promise<void> {
    if (this.#life) return;
    const { name, names, user, disk } = this.device;
    const boot = newBoot();
    const life: Life = { boot };
    this.#life = life;
    try {
      const database = await createRxDatabase({
        name: name(),
        storage: disk.storage(boot),
        multiInstance: false,
        eventReduce: true,
      });
      life.database = database;
      await database.addCollections(
        Object.fromEntries(names.map((each) => [each, { schema: clearSchema(each) as never }])),
      );
      life.store = {
        userId: user,
        // The tables of sync beside the records find their disk by this name.
        database: Object.create(database, { name: { value: nameFor(database.name, { boot, disk }) } }) as RxDatabase,
        names,
        collection: (each: LocalCollectionName) => Promise.resolve(database.collections[each]),
        seal: (text: string) => Promise.resolve(text),
        unseal: (text: string) => Promise.resolve(text),
        sealBytes: (bytes: ArrayBuffer) => Promise.resolve(new Uint8Array(bytes)),
        unsealBytes: (box: Uint8Array) => Promise.resolve(box.slice().buffer),
        close: async () => void (await database.close()),
      } as unknown as Store;
    } catch {
      if (!boot.isDead) this.die(boot);
    }
  }

  /** Starts replication; with other tabs, joins the leader election. */
  async goOnline(): Promise<void> {
    this.#wantsOnline = true;
    await this.open();
    const life = this.#life;
    if (!life?.store || this.#replication || life.candidate || life.boot.isDead) return;
    const { locks, user } = this.device;
    if (!locks) return this.#replicate(life);
    // The heartbeat timer freezes together with its process.
    time.of(life.boot, () => {
      life.candidate = electLeader({
        userId: user,
        locks: locks.of(nameOf(life.boot)),
        sendHeartbeat: () => this.device.beat(this),
        work: (over, fence) => this.#replicateUntil(life, over, fence),
      });
    });
  }

  goOffline(): void {
    this.#wantsOnline = false;
    const life = this.#life;
    if (life?.candidate) void life.candidate.leave().catch(() => undefined);
    if (life) life.candidate = undefined;
    this.#stop();
  }

  /** Ends this process, if it is the tab's current one. */
  die(boot: Boot): void {
    boot.isDead = true;
    forgetRealm(boot);
    const life = this.#life;
    if (life?.boot !== boot) return;
    this.#life = undefined;
    this.#stop();
    life.fileStore?.close();
    this.device.locks?.died(nameOf(boot));
    void life.candidate?.leave().catch(() => undefined);
    // RxDB must count its collections as closed; a dead process writes nothing.
    for (const collection of Object.values(life.database?.collections ?? {}))
      void collection.close().catch(() => undefined);
  }

  #stop(): void {
    const replication = this.#replication;
    this.#replication = undefined;
    void replication?.stop().catch(() => undefined);
  }

  async #replicateUntil(life: Life, over: AbortSignal, fence: Fence): Promise<void> {
    await this.#replicate(life, fence);
    await untilAborted(over);
    const replication = this.#replication;
    this.#replication = undefined;
    await replication?.stop();
  }

  async #replicate(life: Life, fence?: Fence): Promise<void> {
    const { boot, store } = life;
    if (!store) return;
    const { server, files, connection, names, violated } = this.device;
    this.device.told(undefined);
    try {
      const remote = server.remote(connection, boot);
      const fileStore = names.includes('documents') ? (life.fileStore ??= new FileStore(store)) : undefined;
      const replication = await startReplication({
        store,
        remote: fileStore ? fileBeforeRecord(remote, files, violated) : remote,
        ...(fileStore && { files: { fileStore, remote: simulatedFileRemote(files, connection, boot) } }),
        onStatus: (status) => {
          if (!boot.isDead && this.#life === life) this.device.told(status);
        },
        ...(fence && { fence }),
      });
      if (boot.isDead || !this.#wantsOnline || this.#replication) void replication.stop().catch(() => undefined);
      else this.#replication = replication;
    } catch {
      // Like the worker: if the store cannot be opened now, the tab closes and is opened again later.
      if (!boot.isDead) this.die(boot);
    }
  }
}
