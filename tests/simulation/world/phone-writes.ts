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
import type { Disk } from './disk.ts';
import type { Intentions } from './intentions.ts';
import type { Violation } from './invariants.ts';
import { inStore, watched, type Watch } from './open-store.ts';
import { clearSchema } from './tab.ts';
import { time } from './virtual-time.ts';

/** A person taps in a reading one at a time; more come from an import. */
const MOST_TAPS = 4;

/** What the writes need of their phone. */
export interface WritingPhone {
  readonly user: string;
  readonly number: number;
  /** The name of its databases. */
  readonly name: () => string;
  readonly names: readonly LocalCollectionName[];
  readonly disk: Disk;
  readonly intentions: Intentions;
  readonly violated: (violation: Violation) => void;
  readonly isOn: () => boolean;
  /** How many calls that write it has made to the server. */
  readonly callsThatWrite: () => number;
  /** The store of one of the open tabs; undefined on a phone that is off. */
  readonly openStore: () => Store | undefined;
}

/** What a person writes on her phone, by the writers of the app. Each write is noted in the intentions. */
export class PhoneWrites {
  readonly #forms = new Map<string, LocalRow>();
  /** How many calls that write the phone had made before each deletion. */
  readonly #sentAt = new Map<string, number>();

  constructor(private readonly phone: WritingPhone) {}

  /** Writes as the screens do. Does nothing on a phone that is off. */
  async add(ids: readonly string[], isPoison: boolean): Promise<void> {
    const readings = await this.collection('readings');
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
      await this.write(() => appendRecord('readings', values, { kind, id }));
      intended[nth]!.isCertain = true;
    }
  }

  async writeWithoutBroadcast(id: string, hoursAgo: number): Promise<void> {
    if (!this.phone.names.includes('readings') || !this.phone.isOn()) return;
    const row = this.#reading(id, false);
    const intended = this.#intend(row, false);
    await this.phone.disk.writeWithoutBroadcast(
      this.phone.name(),
      'readings',
      clearSchema('readings'),
      row,
      time.wall - hoursAgo * 3_600_000,
    );
    intended.isCertain = true;
  }

  async addReminder(id: string): Promise<void> {
    if (!(await this.collection('reminders'))) return;
    const values = { medicationName: `medicine ${id}`, dosage: 'one', frequency: 'daily', notes: 'none' };
    const intended = this.phone.intentions.add({
      user: this.phone.user,
      id,
      collection: 'medication_reminders',
      values: { medicationName: values.medicationName },
      isCertain: false,
      isPoison: false,
    });
    await this.write(() => saveRecord('reminders', values, id));
    intended.isCertain = true;
  }

  async editReminder(id: string, field: string, value: string): Promise<void> {
    if (await this.#shows('reminders', id))
      await this.edit(id, field, value, () => saveRecord('reminders', { [field]: value }, id));
  }

  /** Opens the form of a reminder, as its screen does: the form holds all its fields from now on. */
  async openForm(id: string): Promise<void> {
    const row = await (await this.collection('reminders'))?.findOne(id).exec();
    if (row) this.#forms.set(id, row.toMutableJSON());
  }

  /** Changes one field in an open form and saves all of them. */
  async saveForm(id: string, field: string, value: string): Promise<void> {
    const opened = this.#forms.get(id);
    if (!opened || !(await this.#shows('reminders', id))) return;
    this.#forms.delete(id);
    const { medicationName, dosage, frequency, notes } = opened;
    const values = { medicationName, dosage, frequency, notes, [field]: value };
    await this.edit(id, field, value, () => saveRecord('reminders', values, id, { opened }));
  }

  async editProfile(field: string, value: string, clock: number): Promise<void> {
    const profiles = await this.collection('profile');
    if (!profiles) return;
    const row = await profiles.findOne(this.phone.user).exec();
    // A wrong clock of one write: the writers have no such parameter.
    if (row && clock !== 0) return this.#change(profile, row, this.phone.user, { field, value, clock });
    const intended = this.phone.intentions.add({
      user: this.phone.user,
      id: this.phone.user,
      collection: 'profiles',
      values: {},
      isCertain: false,
      isPoison: false,
    });
    await this.edit(this.phone.user, field, value, () => saveProfile({ [field]: value }));
    intended.isCertain = true;
  }

  async remove(id: string): Promise<void> {
    for (const name of ['readings', 'reminders', 'appointments'] as const) {
      if (!(await this.#shows(name, id))) continue;
      await this.removeBy(id, () => deleteRecord(name, id));
    }
  }

  /** Deletes a record by a writer, and notes it. */
  async removeBy(id: string, remove: () => Promise<void>): Promise<void> {
    const removal = this.phone.intentions.remove(id, this.phone.number);
    this.#sentAt.set(id, this.phone.callsThatWrite());
    await this.write(remove);
    removal.isCertain = true;
  }

  async mendReading(id: string): Promise<void> {
    const row = await (await this.collection('readings'))?.findOne(id).exec();
    const intended = this.phone.intentions.rows.get(id);
    if (!row || !intended) return;
    const right = intended.collection === 'weight' ? { weight: 71 } : { systolic: 121 };
    // From here the server may accept the row.
    if (intended.isPoison) intended.isPoison = 'perhaps';
    Object.assign(intended.values, right);
    await row.incrementalModify((before) => unsentChange(before, right));
    intended.isPoison = false;
  }

  /** Notes what is lost when this phone is wiped. Call it before. */
  noteWipe(): void {
    const { disk, intentions, number, callsThatWrite } = this.phone;
    const unsent = disk.dump().filter(({ row }) => row.serverUpdatedAt === '');
    const wasNeverSent = (id: string) => this.#sentAt.get(id) === callsThatWrite();
    const rows = unsent.map(({ row }) => ({ id: String(row.id), isNew: row.base === undefined }));
    intentions.wiped(number, rows, wasNeverSent);
  }

  async #shows(name: LocalCollectionName, id: string): Promise<boolean> {
    return ((await (await this.collection(name))?.findOne(id).exec()) ?? null) !== null;
  }

  /** Runs a writer of `src/db` in one of the open tabs. Every write of a record must keep what the server has. */
  write<T>(write: () => Promise<T>, watch: Watch = () => {}): Promise<T> {
    const store = this.phone.openStore();
    if (!store) return Promise.reject(new Error('no tab is open'));
    const withWatch = watched(store, (before, after) => {
      watch(before, after);
      const hasCopy = before.serverUpdatedAt !== '' || before.base !== undefined;
      const isBased = after.base !== undefined && after.base.serverUpdatedAt !== '';
      if (after.serverUpdatedAt !== '' || hasCopy !== isBased)
        this.phone.violated({ invariant: 'a local change waits, with the copy it was made from', detail: before.id });
    });
    return inStore(withWatch, write);
  }

  /** Changes one field by a writer, and notes what she saw there. */
  async edit(id: string, field: string, value: string, save: () => Promise<unknown>): Promise<void> {
    let write: { isCertain: boolean; saw: unknown } | undefined;
    await this.write(save, (before) => {
      const saw = before[field] ?? undefined;
      if (write) write.saw = saw;
      else write = this.phone.intentions.write(id, field, value, saw, this.phone.number);
    });
    write ??= this.phone.intentions.write(id, field, value, undefined, this.phone.number);
    write.isCertain = true;
  }

  /** The collection in one of the open tabs; undefined on a phone that is off or without this collection. */
  async collection(name: LocalCollectionName) {
    if (!this.phone.names.includes(name)) return undefined;
    return this.phone.openStore()?.collection(name);
  }

  #reading(id: string, isPoison: boolean): LocalRow {
    const number = Number(id.slice(1));
    const recordedAt = toInstant(Date.UTC(2026, 9, 1) + number * 60_000);
    return {
      id,
      userId: this.phone.user,
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
    return this.phone.intentions.add({
      user: this.phone.user,
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
      else write = this.phone.intentions.write(id, field, value, saw, this.phone.number);
      return unsentChange(before, {
        [field]: value,
        ...newEditTimes(record, before, { [field]: value }, Date.now() + clock),
      });
    });
    if (write !== undefined) (write as { isCertain: boolean }).isCertain = true;
  }
}
