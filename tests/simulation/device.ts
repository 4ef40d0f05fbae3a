import { createStore } from '../../src/db/store/create-store.ts';
import type { LocalRow } from '../../src/db/store/local-row.ts';
import type { Store } from '../../src/db/store/open-store.ts';
import { recordedDescOf } from '../../src/db/writes/recorded-desc.ts';
import { unsentChange } from '../../src/db/writes/unsent-change.ts';
import { withoutContent } from '../../src/db/writes/without-content.ts';
import { newEditTimes } from '../../src/model/merge/edit-times.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import type { LocalCollectionName } from '../../src/model/collections/local-collections.ts';
import { profile } from '../../src/model/records/profile.ts';
import { reminder } from '../../src/model/reminders/reminder.ts';
import { connectRealtime, type RealtimeConnection, type Socket } from '../../src/sync/transport/realtime-connection.ts';
import { connectRemote, type Remote } from '../../src/sync/transport/remote.ts';
import { startReplication, type Replication } from '../../src/sync/replication/replication.ts';
import type { SyncStatus } from '../../src/sync/status/sync-status.ts';
import { WebSocket } from 'ws';

let devices = 0;

export interface Account {
  readonly id: string;
  readonly session: string;
}

/** One phone of one user: its own store and its own sync with the server at `url`. */
export class Device implements AsyncDisposable {
  readonly statuses: SyncStatus[] = [];
  #replication: Replication | undefined;
  #realtime: RealtimeConnection | undefined;
  #socket: WebSocket | undefined;

  private constructor(
    readonly store: Store,
    private url: string,
    private session: string,
  ) {}

  static async of(
    url: string,
    { id, session }: Account,
    names: readonly LocalCollectionName[] = ['readings', 'profile'],
  ): Promise<Device> {
    const store = await createStore(id, {
      name: `device_${(devices += 1)}`,
      names,
    });
    return new Device(store, url, session);
  }

  get status(): SyncStatus | undefined {
    return this.statuses.at(-1);
  }

  get replication(): Replication {
    if (!this.#replication) throw new Error('this device is not online');
    return this.#replication;
  }

  /** Simulates that the server moved to another address. */
  moveTo(url: string): void {
    this.url = url;
  }

  signIn({ session }: Account): void {
    this.session = session;
  }

  async goOnline({ withRealtime = false } = {}): Promise<void> {
    const connection = {
      endpoint: `${this.url}/v1`,
      projectId: 'maia',
      databaseId: 'maia',
      session: this.session,
    };
    let remote = connectRemote(connection);
    let signedIn = this.session;
    // The user may sign in again while sync waits for it.
    const current = () => {
      if (signedIn !== this.session) {
        signedIn = this.session;
        remote = connectRemote({ ...connection, session: signedIn });
      }
      return remote;
    };
    this.#replication = await startReplication({
      store: this.store,
      remote: new Proxy({} as Remote, { get: (_, call: keyof Remote) => current()[call] }),
      onStatus: (status) => this.statuses.push(status),
      firstWaitMs: 20,
    });
    const openSocket = (url: string) => {
      this.#socket = new WebSocket(url);
      return this.#socket as unknown as Socket;
    };
    const onChange: Replication['remoteChanged'] = (name, goneId) => this.#replication?.remoteChanged(name, goneId);
    if (withRealtime) this.#realtime = connectRealtime({ connection, userId: this.store.userId, onChange, openSocket });
  }

  /** Closes the realtime socket. The phone has to notice it and connect again. */
  dropSocket(): void {
    this.#socket?.terminate();
  }

  async goOffline(): Promise<void> {
    this.#realtime?.close();
    await this.#replication?.stop();
    this.#realtime = undefined;
    this.#replication = undefined;
  }

  async addPressure(values: Partial<LocalRow> = {}): Promise<string> {
    const [row] = await this.addPressures(1, values);
    return row ?? '';
  }

  async addPressures(count: number, values: Partial<LocalRow> = {}): Promise<string[]> {
    const rows = this.#pressures(count, values);
    await (await this.store.collection('readings')).bulkInsert(rows);
    return rows.map(({ id }) => id);
  }

  #pressures(count: number, values: Partial<LocalRow> = {}): LocalRow[] {
    return Array.from({ length: count }, (_, index): LocalRow => {
      const recordedAt = toInstant(Date.UTC(2026, 10, 1) + index * 60_000);
      return {
        id: crypto.randomUUID(),
        userId: this.store.userId,
        kind: 'bloodPressure',
        systolic: 100 + (index % 60),
        diastolic: 70,
        recordedAt,
        recordedDesc: recordedDescOf('readings', { recordedAt }),
        serverUpdatedAt: '',
        ...values,
      };
    });
  }

  /**
   * Writes a reading without a change event, as if its tab died between commit and broadcast, or its clock was behind.
   */
  async addWithoutBroadcast(writtenAt: number): Promise<string> {
    const [row] = this.#pressures(1);
    if (!row) throw new Error('no row');
    const { schema } = await this.store.collection('readings');
    const { storage, name, password } = this.store.database;
    // A storage instance as another tab has it, without the broadcast to this one.
    const elsewhere = await storage.createStorageInstance({
      databaseInstanceToken: crypto.randomUUID(),
      databaseName: name,
      collectionName: 'readings',
      schema: schema.jsonSchema as never,
      options: {},
      multiInstance: false,
      devMode: false,
      password,
    });
    const document = {
      ...row,
      _deleted: false,
      _attachments: {},
      _rev: '1-without-broadcast',
      _meta: { lwt: writtenAt },
    };
    await elsewhere.bulkWrite([{ document: document as never }], 'without-broadcast');
    await elsewhere.close();
    return row.id;
  }

  async addReminders(count: number): Promise<string[]> {
    const createdAt = toInstant(Date.now());
    const values = { dosage: 'one', frequency: 'daily', isActive: true };
    const rows = Array.from({ length: count }, (_, index): LocalRow => ({
      id: crypto.randomUUID(),
      userId: this.store.userId,
      medicationName: `Medicine ${index}`,
      ...values,
      createdAt,
      ...newEditTimes(reminder, {}, values),
      recordedDesc: recordedDescOf('reminders', { createdAt }),
      serverUpdatedAt: '',
    }));
    await (await this.store.collection('reminders')).bulkInsert(rows);
    return rows.map(({ id }) => id);
  }

  async editReminder(id: string, changes: Record<string, unknown>): Promise<void> {
    const row = await (await this.store.collection('reminders')).findOne(id).exec();
    await row?.incrementalModify((before) =>
      unsentChange(before, { ...changes, ...newEditTimes(reminder, before, changes) }),
    );
  }

  async reminders(): Promise<LocalRow[]> {
    const rows = await (await this.store.collection('reminders')).find().exec();
    return rows.map((row) => row.toMutableJSON());
  }

  async remove(id: string): Promise<void> {
    const row = await (await this.store.collection('readings')).findOne(id).exec();
    await row?.incrementalModify(withoutContent);
  }

  async readings(): Promise<LocalRow[]> {
    const rows = await (await this.store.collection('readings')).find({ sort: [{ recordedDesc: 'asc' }] }).exec();
    return rows.map((row) => row.toMutableJSON());
  }

  async profile(): Promise<LocalRow | undefined> {
    return (await (await this.store.collection('profile')).findOne(this.store.userId).exec())?.toMutableJSON();
  }

  async saveProfile(changes: Record<string, unknown>, editedAt = toInstant(Date.now())): Promise<void> {
    const profiles = await this.store.collection('profile');
    const row = await profiles.findOne(this.store.userId).exec();
    const changed = (before: Record<string, unknown>) => ({
      ...changes,
      ...newEditTimes(profile, before, changes, Date.parse(editedAt)),
      serverUpdatedAt: '',
    });
    if (row) await row.incrementalModify((before) => unsentChange(before, changed(before)));
    else
      await profiles.insert({
        id: this.store.userId,
        userId: this.store.userId,
        recordedDesc: recordedDescOf('profile', { createdAt: editedAt }),
        createdAt: editedAt,
        ...changed({}),
      });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.goOffline();
    await this.store.close();
  }
}
