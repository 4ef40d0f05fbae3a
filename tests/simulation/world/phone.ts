import { createRxDatabase, type RxDatabase } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/local-row.ts';
import type { Store } from '@/db/open-store.ts';
import { recordedDescOf } from '@/db/recorded-desc.ts';
import { schemaOf } from '@/db/schema.ts';
import { withoutContent } from '@/db/without-content.ts';
import { editMarks } from '@/model/edit-times.ts';
import { toInstant } from '@/model/instant.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { profile } from '@/model/profile.ts';
import type { RecordType } from '@/model/record.ts';
import { reminder } from '@/model/reminder.ts';
import { conflictHandlerFor } from '@/sync/conflict.ts';
import { startReplication, type Replication } from '@/sync/replication.ts';
import type { SyncStatus } from '@/sync/sync-status.ts';
import { Disk, newBoot, type Boot } from './disk.ts';
import type { Intentions } from './intentions.ts';
import { Line, type Caller } from './line.ts';
import { time } from './virtual-time.ts';
import type { WorldServer } from './world-server.ts';

const clearSchema = (name: LocalCollectionName) => {
  const { encrypted: _, ...schema } = schemaOf(localCollections[name]);
  return { ...schema, title: name };
};

interface Surroundings {
  readonly server: WorldServer;
  readonly intentions: Intentions;
  readonly isDown: () => boolean;
  readonly told: (phone: Phone, status: SyncStatus) => void;
}

interface Life {
  readonly boot: Boot;
  database?: RxDatabase;
  store?: Store;
}

/** One phone of one person: the real sync on a store whose disk and line are the world's. */
export class Phone {
  session: Caller;
  status: SyncStatus | undefined;
  resolved = 0;
  readonly disk: Disk;
  readonly line: Line;
  #life: Life | undefined;
  #replication: Replication | undefined;
  #wantsOnline = false;

  constructor(
    readonly number: number,
    readonly name: string,
    readonly user: string,
    readonly names: readonly LocalCollectionName[],
    private readonly around: Surroundings,
  ) {
    this.session = user;
    const die = (boot: Boot) => this.#die(boot);
    this.disk = new Disk(die);
    this.line = new Line(
      () => around.server.stamp(),
      number,
      () => this.session,
      around.isDown,
      die,
    );
  }

  get isOn(): boolean {
    return this.#life !== undefined;
  }

  get replication(): Replication | undefined {
    return this.#replication;
  }

  /** Opens the store; a full or dying disk leaves the phone off. */
  async switchOn(): Promise<void> {
    if (this.#life) return;
    const boot = newBoot();
    const life: Life = { boot };
    this.#life = life;
    try {
      const database = await createRxDatabase({
        name: this.name,
        storage: this.disk.storage(boot),
        multiInstance: false,
        eventReduce: true,
      });
      life.database = database;
      await database.addCollections(
        Object.fromEntries(
          this.names.map((name) => [
            name,
            { schema: clearSchema(name) as never, conflictHandler: this.#conflicts(name) },
          ]),
        ),
      );
      life.store = {
        userId: this.user,
        database,
        names: this.names,
        collection: (name: LocalCollectionName) => Promise.resolve(database.collections[name]),
        seal: (text: string) => Promise.resolve(text),
        unseal: (text: string) => Promise.resolve(text),
        close: async () => void (await database.close()),
      } as unknown as Store;
    } catch {
      if (!boot.isDead) this.#die(boot);
    }
  }

  async goOnline(): Promise<void> {
    this.#wantsOnline = true;
    await this.switchOn();
    const life = this.#life;
    if (!life?.store || this.#replication || life.boot.isDead) return;
    this.status = undefined;
    try {
      const replication = await startReplication({
        store: life.store,
        remote: this.around.server.remote(this.line, life.boot),
        told: (status) => {
          if (life.boot.isDead || this.#life !== life) return;
          this.status = status;
          this.around.told(this, status);
        },
      });
      if (life.boot.isDead || !this.#wantsOnline || this.#replication) void replication.stop().catch(() => undefined);
      else this.#replication = replication;
    } catch {
      // As the worker does: what cannot be opened now is opened anew.
      if (!life.boot.isDead) this.#die(life.boot);
    }
  }

  goOffline(): void {
    this.#wantsOnline = false;
    const replication = this.#replication;
    this.#replication = undefined;
    void replication?.stop().catch(() => undefined);
  }

  crash(): void {
    if (this.#life) this.#die(this.#life.boot);
  }

  /** Writes as the screens do. Nothing happens on a phone that is off. */
  async add(ids: readonly string[], isPoison: boolean): Promise<void> {
    const readings = await this.#collection('readings');
    if (!readings) return;
    const rows = ids.map((id) => this.#reading(id, isPoison));
    const intended = rows.map((row) => this.#intend(row, isPoison));
    await readings.bulkInsert(rows);
    for (const each of intended) each.isCertain = true;
  }

  async writeUnheard(id: string, hoursAgo: number): Promise<void> {
    if (!this.names.includes('readings') || !this.isOn) return;
    const row = this.#reading(id, false);
    const intended = this.#intend(row, false);
    await this.disk.writeUnheard(this.name, 'readings', clearSchema('readings'), row, time.wall - hoursAgo * 3_600_000);
    intended.isCertain = true;
  }

  async addReminder(id: string): Promise<void> {
    const reminders = await this.#collection('reminders');
    if (!reminders) return;
    const createdAt = toInstant(Date.now());
    const values = { medicationName: `medicine ${id}`, dosage: 'one', frequency: 'daily', notes: 'none' };
    const intended = this.around.intentions.add({
      user: this.user,
      id,
      collection: 'medication_reminders',
      values: { medicationName: values.medicationName },
      isCertain: false,
      isPoison: false,
    });
    await reminders.insert({
      id,
      userId: this.user,
      ...values,
      createdAt,
      ...editMarks(reminder, {}, values),
      recordedDesc: recordedDescOf('reminders', { createdAt }),
      serverUpdatedAt: '',
    });
    intended.isCertain = true;
  }

  async editReminder(id: string, field: string, value: string): Promise<void> {
    const row = await (await this.#collection('reminders'))?.findOne(id).exec();
    if (!row) return;
    await this.#change(reminder, row, id, { field, value, clock: 0 });
  }

  async editProfile(field: string, value: string, clock: number): Promise<void> {
    const profiles = await this.#collection('profile');
    const row = await profiles?.findOne(this.user).exec();
    if (row) return this.#change(profile, row, this.user, { field, value, clock });
    if (!profiles) return;
    const createdAt = toInstant(Date.now());
    const write = this.around.intentions.write(this.user, field, value, undefined);
    const intended = this.around.intentions.add({
      user: this.user,
      id: this.user,
      collection: 'profiles',
      values: {},
      isCertain: false,
      isPoison: false,
    });
    await profiles.insert({
      id: this.user,
      userId: this.user,
      [field]: value,
      createdAt,
      ...editMarks(profile, {}, { [field]: value }, Date.now() + clock),
      recordedDesc: recordedDescOf('profile', { createdAt }),
      serverUpdatedAt: '',
    });
    write.isCertain = true;
    intended.isCertain = true;
  }

  async remove(id: string): Promise<void> {
    for (const name of ['readings', 'reminders'] as const) {
      const row = await (await this.#collection(name))?.findOne(id).exec();
      if (!row) continue;
      const removal = this.around.intentions.remove(id);
      await row.incrementalModify(withoutContent);
      removal.isCertain = true;
    }
  }

  async mend(id: string): Promise<void> {
    const row = await (await this.#collection('readings'))?.findOne(id).exec();
    const intended = this.around.intentions.rows.get(id);
    if (!row || !intended) return;
    const right = intended.collection === 'weight' ? { weight: 71 } : { systolic: 121 };
    // From now on it may be accepted.
    if (intended.isPoison) intended.isPoison = 'perhaps';
    Object.assign(intended.values, right);
    await row.incrementalModify((before) => ({ ...before, ...right, serverUpdatedAt: '' }));
    intended.isPoison = false;
  }

  wake(): void {
    this.#replication?.resync();
  }

  ring(): void {
    this.#replication?.ring('readings');
    this.#replication?.ring('profile');
  }

  /** The rows a screen would show, by id. */
  shown(): Map<string, Record<string, unknown>> {
    const rows = this.disk
      .dump()
      .filter(({ collection, row }) => (this.names as readonly string[]).includes(collection) && !row._deleted);
    return new Map(rows.map(({ row }) => [String(row.id), row]));
  }

  #die(boot: Boot): void {
    boot.isDead = true;
    const life = this.#life;
    if (life?.boot !== boot) return;
    this.#life = undefined;
    this.#replication?.stop().catch(() => undefined);
    this.#replication = undefined;
    // Only so that RxDB counts its collections as closed: a dead life writes nothing.
    for (const collection of Object.values(life.database?.collections ?? {}))
      void collection.close().catch(() => undefined);
  }

  #conflicts(name: LocalCollectionName) {
    const { isEqual, resolve } = conflictHandlerFor(name);
    return {
      isEqual,
      resolve: (...given: Parameters<typeof resolve>) => {
        this.resolved += 1;
        return resolve(...given);
      },
    };
  }

  async #collection(name: LocalCollectionName) {
    return this.names.includes(name) ? this.#life?.store?.collection(name) : undefined;
  }

  #reading(id: string, isPoison: boolean): LocalRow {
    const number = Number(id.slice(1));
    const recordedAt = toInstant(Date.UTC(2026, 9, 1) + number * 60_000);
    return {
      id,
      userId: this.user,
      kind: number % 3 === 0 ? 'weight' : 'bloodPressure',
      recordedAt,
      ...(number % 3 === 0
        ? { weight: isPoison ? 9000 : 60 + (number % 40), unit: 'kg' }
        : { systolic: isPoison ? 9000 : 100 + (number % 60), diastolic: 70 }),
      recordedDesc: recordedDescOf('readings', { recordedAt }),
      serverUpdatedAt: '',
    };
  }

  #intend(row: LocalRow, isPoison: boolean) {
    const { id, systolic, weight } = row;
    const values = weight === undefined ? { systolic } : { weight };
    return this.around.intentions.add({
      user: this.user,
      id,
      collection: weight === undefined ? 'blood_pressure' : 'weight',
      values,
      isCertain: false,
      isPoison,
    });
  }

  async #change(
    record: RecordType,
    row: { incrementalModify(change: (before: LocalRow) => LocalRow): Promise<unknown> },
    id: string,
    { field, value, clock }: { field: string; value: string; clock: number },
  ): Promise<void> {
    let write: { isCertain: boolean; saw: unknown } | undefined;
    await row.incrementalModify((before) => {
      const saw = before[field] ?? undefined;
      if (write) write.saw = saw;
      else write = this.around.intentions.write(id, field, value, saw);
      return {
        ...before,
        [field]: value,
        ...editMarks(record, before, { [field]: value }, Date.now() + clock),
        serverUpdatedAt: '',
      };
    });
    if (write !== undefined) (write as { isCertain: boolean }).isCertain = true;
  }
}
