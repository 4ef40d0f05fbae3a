import {
  acceptContact,
  addAppointment,
  changeAppointment,
  saveOpenedAppointment,
  type StoredAppointment,
} from '@/db/records/appointments.ts';
import { derivedId } from '@/model/schema/derived-id.ts';
import type { RowIntention } from '../intentions.ts';
import { withIds } from '../new-id.ts';
import type { PhoneWrites, WritingPhone } from '../phone-writes.ts';

const DATE = '2031-03-04';

const visitAt = (time: string) => ({
  date: DATE,
  time,
  isCompleted: false,
  isMissed: false,
  appointmentType: 'Midwife',
  place: 'none',
  clinician: 'none',
  notes: 'none',
});
type Visit = Parameters<typeof addAppointment>[0];

/** The appointments that a person makes and changes on one phone, by the writers of the app. */
export class PhoneVisits {
  readonly #forms = new Map<string, StoredAppointment>();

  constructor(
    private readonly phone: WritingPhone,
    private readonly writes: PhoneWrites,
  ) {}

  async add(id: string): Promise<void> {
    if (!(await this.writes.collection('appointments'))) return;
    const time = `${String(8 + (id.length % 8)).padStart(2, '0')}:30`;
    const intended = this.#intend(id, time);
    await this.writes.write(() => withIds([id], () => addAppointment(visitAt(time) as Visit)));
    intended.isCertain = true;
  }

  /** Accepts a suggested contact: on all her phones it becomes one appointment. */
  async acceptContact(key: string): Promise<void> {
    if (!(await this.writes.collection('appointments'))) return;
    const intended = this.#intend(await derivedId('contact', this.phone.user, key, '0'), '10:00');
    await this.writes.write(() => acceptContact(key, visitAt('10:00') as Visit));
    intended.isCertain = true;
  }

  async edit(id: string, field: string, value: string): Promise<void> {
    const shown = await this.#shown(id);
    if (shown) await this.writes.edit(id, field, value, () => changeAppointment(shown, { [field]: value }));
  }

  /** Opens the form of an appointment, which holds all its fields from now on. */
  async openForm(id: string): Promise<void> {
    const shown = await this.#shown(id);
    if (shown) this.#forms.set(id, shown);
  }

  /** Changes one field in an open form and saves all of them. */
  async saveForm(id: string, field: string, value: string): Promise<void> {
    const opened = this.#forms.get(id);
    if (!opened || !(await this.#shown(id))) return;
    this.#forms.delete(id);
    const { date, time, isCompleted, isMissed, appointmentType, place, clinician, notes } = opened;
    const form = { date, time, isCompleted, isMissed, appointmentType, place, clinician, notes, [field]: value };
    await this.writes.edit(id, field, value, () => saveOpenedAppointment(opened, form as Visit));
  }

  async #shown(id: string): Promise<StoredAppointment | undefined> {
    const row = await (await this.writes.collection('appointments'))?.findOne(id).exec();
    return row?.toMutableJSON() as unknown as StoredAppointment | undefined;
  }

  #intend(id: string, time: string): RowIntention {
    const { user, intentions } = this.phone;
    const values = { date: DATE, time };
    return intentions.add({ user, id, collection: 'appointments', values, isCertain: false, isPoison: false });
  }
}
