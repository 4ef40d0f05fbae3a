import type { LocalRow } from '@/db/store/local-row.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';
import { unsentChange } from '@/db/writes/unsent-change.ts';
import { appendRecord, deleteRecord } from '@/db/writes/append-record.ts';
import { saveRecord } from '@/db/writes/edited-records.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { newEditTimes } from '@/model/merge/edit-times.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { profile } from '@/model/records/profile.ts';
import type { RecordType } from '@/model/schema/record.ts';
import type { Store } from '@/db/store/open-store.ts';
import { lockName } from '@/sync/worker/leader-election.ts';
import type { Replication } from '@/sync/replication/replication.ts';
import type { SyncStatus } from '@/sync/status/sync-status.ts';
import { Disk, freeze, type Boot } from './disk.ts';
import type { Intentions } from './intentions.ts';
import type { Violation } from './invariants.ts';
import { inStore, watched, type Watch } from './open-store.ts';
import { NetworkConnection, type Caller } from './network-connection.ts';
import { clearSchema, Tab } from './tab.ts';
import { time } from './virtual-time.ts';
import { WebLocks } from './web-locks.ts';
import type { WorldServer } from './servers/world-server.ts';

/** A person taps in a reading one at a time; more come from an import. */
const MOST_TAPS = 4;

interface Surroundings {
  readonly server: WorldServer;
  readonly intentions: Intentions;
  readonly isDown: () => boolean;
  readonly violated: (violation: Violation) => void;
}

interface Plan {
  readonly number: number;
  /** The name of its databases. */
  readonly name: string;
  readonly user: string;
  readonly names: readonly LocalCollectionName[];
  readonly tabs: number;
}

/** One phone of one person: the real sync on a simulated disk and connection, in one tab or several. */
export class Phone {
  readonly number: number;
  readonly name: string;
  readonly user: string;
  readonly names: readonly LocalCollectionName[];
  session: Caller;
  status: SyncStatus | undefined;
  readonly disk: Disk;
  readonly connection: NetworkConnection;
  /** The faults injected into the leader of several tabs, with their number. */
  readonly injected = new Map<string, number>();
  readonly #tabs: readonly Tab[];
  readonly #forms = new Map<string, LocalRow>();
  readonly #locks: WebLocks | undefined;
  #turns = 0;

  constructor(
    { number, name, user, names, tabs }: Plan,
    private readonly around: Surroundings,
  ) {
    this.number = number;
    this.name = name;
    this.user = user;
    this.names = names;
    this.session = user;
    const die = (boot: Boot) => this.#die(boot);
    this.disk = new Disk(die, tabs > 1);
    this.connection = new NetworkConnection(
      () => around.server.stamp(),
      number,
      () => this.session,
      around.isDown,
      die,
    );
    this.#locks = tabs > 1 ? new WebLocks(lockName(user)) : undefined;
    const device = {
      name,
      user,
      names,
      disk: this.disk,
      connection: this.connection,
      server: around.server,
      locks: this.#locks,
      told: (status: SyncStatus | undefined) => void (this.status = status),
      beat: (from: Tab) => this.#tabs.forEach((tab) => tab !== from && tab.heardBeat()),
    };
    this.#tabs = Array.from({ length: tabs }, () => new Tab(device));
  }

  get replication(): Replication | undefined {
    return this.#tabs.find((tab) => tab.replication)?.replication;
  }

  /** How many rows were merged with a copy of the server. */
  get resolved(): number {
    return this.disk.merges;
  }

  get isOn(): boolean {
    return this.#tabs.some((tab) => tab.isOn);
  }

  /** How often another tab took the leadership from a frozen one. */
  get thefts(): number {
    return this.#locks?.thefts ?? 0;
  }

  /** Opens every tab that is not open. */
  async switchOn(): Promise<void> {
    for (const tab of this.#tabs) await tab.open();
  }

  async goOnline(): Promise<void> {
    for (const tab of this.#tabs) await tab.goOnline();
  }

  goOffline(): void {
    for (const tab of this.#tabs) tab.goOffline();
  }

  crash(): void {
    for (const { boot } of this.#tabs) if (boot) this.#die(boot);
  }

  /** Makes the leader die at one of its next calls to server or disk. Another tab takes over without help. */
  killLeader(after: number): void {
    const boot = this.#leader();
    if (boot) boot.callsLeft ??= after;
  }

  /** Cancels all planned faults. A frozen tab stays frozen: the other tabs must work without it. */
  mend(): void {
    this.connection.mend();
    this.disk.mend();
    for (const { boot } of this.#tabs) if (boot) boot.callsLeft = undefined;
  }

  /** Freezes the leader, as phones do with tabs in the background; never the only tab, because she looks at it. */
  freezeLeader(ms: number): void {
    const boot = this.#leader();
    const isAwake = (other: Boot | undefined) => other && other !== boot && other.frozenUntil <= time.now;
    if (!boot || !this.#tabs.some((tab) => isAwake(tab.boot))) return;
    freeze(boot, ms);
    this.#count('freeze leader');
  }

  /** Writes as the screens do. Does nothing on a phone that is off. */
  async add(ids: readonly string[], isPoison: boolean): Promise<void> {
    const readings = await this.#collection('readings');
    if (!readings) return;
    const rows = ids.map((id) => this.#reading(id, isPoison));
    const intended = rows.map((row) => this.#intend(row, isPoison));
    // Only an earlier version could have written what the model refuses, and an import writes many at once.
    if (isPoison || ids.length > MOST_TAPS) {
      await readings.bulkInsert(rows);
      for (const each of intended) each.isCertain = true;
      return;
    }
    for (const [nth, { kind = '', id, recordedDesc: _, serverUpdatedAt: __, ...values }] of rows.entries()) {
      await this.#write(() => appendRecord('readings', values, { kind, id }));
      intended[nth]!.isCertain = true;
    }
  }

  async writeWithoutBroadcast(id: string, hoursAgo: number): Promise<void> {
    if (!this.names.includes('readings') || !this.isOn) return;
    const row = this.#reading(id, false);
    const intended = this.#intend(row, false);
    await this.disk.writeWithoutBroadcast(
      this.name,
      'readings',
      clearSchema('readings'),
      row,
      time.wall - hoursAgo * 3_600_000,
    );
    intended.isCertain = true;
  }

  async addReminder(id: string): Promise<void> {
    if (!(await this.#collection('reminders'))) return;
    const values = { medicationName: `medicine ${id}`, dosage: 'one', frequency: 'daily', notes: 'none' };
    const intended = this.around.intentions.add({
      user: this.user,
      id,
      collection: 'medication_reminders',
      values: { medicationName: values.medicationName },
      isCertain: false,
      isPoison: false,
    });
    await this.#write(() => saveRecord('reminders', values, id));
    intended.isCertain = true;
  }

  async editReminder(id: string, field: string, value: string): Promise<void> {
    if (await this.#shows('reminders', id))
      await this.#edit(id, field, value, () => saveRecord('reminders', { [field]: value }, id));
  }

  /** Opens the form of a reminder, as its screen does: the form holds all its fields from now on. */
  async openForm(id: string): Promise<void> {
    const row = await (await this.#collection('reminders'))?.findOne(id).exec();
    if (row) this.#forms.set(id, row.toMutableJSON());
  }

  /** Changes one field in an open form and saves all of them. */
  async saveForm(id: string, field: string, value: string): Promise<void> {
    const opened = this.#forms.get(id);
    if (!opened || !(await this.#shows('reminders', id))) return;
    this.#forms.delete(id);
    const { medicationName, dosage, frequency, notes } = opened;
    const values = { medicationName, dosage, frequency, notes, [field]: value };
    await this.#edit(id, field, value, () => saveRecord('reminders', values, id, { opened }));
  }

  async editProfile(field: string, value: string, clock: number): Promise<void> {
    const profiles = await this.#collection('profile');
    if (!profiles) return;
    const row = await profiles.findOne(this.user).exec();
    // A wrong clock of one write: the writers have no such parameter.
    if (row && clock !== 0) return this.#change(profile, row, this.user, { field, value, clock });
    const intended = this.around.intentions.add({
      user: this.user,
      id: this.user,
      collection: 'profiles',
      values: {},
      isCertain: false,
      isPoison: false,
    });
    await this.#edit(this.user, field, value, () => saveProfile({ [field]: value }));
    intended.isCertain = true;
  }

  async remove(id: string): Promise<void> {
    for (const name of ['readings', 'reminders'] as const) {
      if (!(await this.#shows(name, id))) continue;
      const removal = this.around.intentions.remove(id);
      await this.#write(() => deleteRecord(name, id));
      removal.isCertain = true;
    }
  }

  async mendReading(id: string): Promise<void> {
    const row = await (await this.#collection('readings'))?.findOne(id).exec();
    const intended = this.around.intentions.rows.get(id);
    if (!row || !intended) return;
    const right = intended.collection === 'weight' ? { weight: 71 } : { systolic: 121 };
    // From here the server may accept the row.
    if (intended.isPoison) intended.isPoison = 'perhaps';
    Object.assign(intended.values, right);
    await row.incrementalModify((before) => unsentChange(before, right));
    intended.isPoison = false;
  }

  wake(): void {
    this.replication?.resync();
  }

  ring(): void {
    this.replication?.remoteChanged('readings');
    this.replication?.remoteChanged('profile');
  }

  /** The rows that a screen would show, by id. */
  shown(): Map<string, Record<string, unknown>> {
    const rows = this.disk
      .dump()
      .filter(({ collection, row }) => (this.names as readonly string[]).includes(collection) && !row._deleted);
    return new Map(rows.map(({ row }) => [String(row.id), row]));
  }

  async #shows(name: LocalCollectionName, id: string): Promise<boolean> {
    return ((await (await this.#collection(name))?.findOne(id).exec()) ?? null) !== null;
  }

  /** Runs a writer of `src/db` in one of the open tabs. Every write of a record must keep what the server has. */
  #write<T>(write: () => Promise<T>, watch: Watch = () => {}): Promise<T> {
    const store = this.#openStore();
    if (!store) return Promise.reject(new Error('no tab is open'));
    const withWatch = watched(store, (before, after) => {
      watch(before, after);
      const hasCopy = before.serverUpdatedAt !== '' || before.base !== undefined;
      const isBased = after.base !== undefined && after.base.serverUpdatedAt !== '';
      if (after.serverUpdatedAt !== '' || hasCopy !== isBased)
        this.around.violated({ invariant: 'a local change waits, with the copy it was made from', detail: before.id });
    });
    return inStore(withWatch, write);
  }

  /** Changes one field by a writer, and notes what she saw there. */
  async #edit(id: string, field: string, value: string, save: () => Promise<unknown>): Promise<void> {
    let write: { isCertain: boolean; saw: unknown } | undefined;
    await this.#write(save, (before) => {
      const saw = before[field] ?? undefined;
      if (write) write.saw = saw;
      else write = this.around.intentions.write(id, field, value, saw);
    });
    write ??= this.around.intentions.write(id, field, value, undefined);
    write.isCertain = true;
  }

  #leader(): Boot | undefined {
    return this.#locks && this.#tabs.find(({ isLeading }) => isLeading)?.boot;
  }

  #die(boot: Boot): void {
    if (!boot.isDead && boot.callsLeft !== undefined && boot.callsLeft < 0) this.#count('kill leader');
    boot.isDead = true;
    for (const tab of this.#tabs) tab.die(boot);
  }

  #count(fault: string): void {
    this.injected.set(fault, (this.injected.get(fault) ?? 0) + 1);
  }

  async #collection(name: LocalCollectionName) {
    if (!this.names.includes(name)) return undefined;
    return this.#openStore()?.collection(name);
  }

  /** She writes in one tab after the other, never in a frozen one. */
  #openStore(): Store | undefined {
    const open = this.#tabs.filter(({ store, boot }) => store && boot && boot.frozenUntil <= time.now);
    return open[(this.#turns += 1) % open.length]?.store;
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
      return unsentChange(before, {
        [field]: value,
        ...newEditTimes(record, before, { [field]: value }, Date.now() + clock),
      });
    });
    if (write !== undefined) (write as { isCertain: boolean }).isCertain = true;
  }
}
