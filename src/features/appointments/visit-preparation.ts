import type { MessageId } from '@/i18n/messages/en.ts';
import { appointmentTypes, DEFAULT_APPOINTMENT_TYPE, type AppointmentType } from '@/model/records/appointment.ts';

type Bring = Extract<MessageId, `appointments.bring.${string}`>;
/** Kinds of readings that a clinic asks for at a contact. */
type Measured = 'bloodPressure' | 'weight';

interface Preparation {
  readonly bring: readonly Bring[];
  readonly measure: readonly Measured[];
}

const item = <Name extends string>(...names: Name[]) => names.map((name) => `appointments.bring.${name}` as const);

/** General advice [P], without numbers; blood pressure and urine are looked at from the first contact on (rules 7, week 10). */
const contact: Preparation = {
  bring: item('notes', 'medicines', 'report', 'urine'),
  measure: ['bloodPressure', 'weight'],
};

const preparations: Readonly<Record<AppointmentType, Preparation>> = {
  General: contact,
  Midwife: contact,
  Doctor: contact,
  Booking: { ...contact, bring: item('notes', 'dates', 'earlier', 'medicines', 'urine') },
  Postnatal: { bring: item('notes', 'medicines', 'report'), measure: ['bloodPressure'] },
  Scan: { bring: item('notes', 'request', 'bladder'), measure: [] },
  'Blood test': { bring: item('request', 'medicines', 'fasting'), measure: [] },
  'Glucose test': { bring: item('request', 'fasting', 'food'), measure: [] },
  Vaccine: { bring: item('card', 'allergies'), measure: [] },
  'Mental health': { bring: item('medicines'), measure: [] },
  Dentist: { bring: item('notes', 'medicines', 'allergies'), measure: [] },
};

/** What to bring to a visit and what to measure before it. A kind in own words is prepared as a general visit. */
export const preparationOf = (kind: string | null | undefined): Preparation =>
  preparations[appointmentTypes.find((each) => each === kind) ?? DEFAULT_APPOINTMENT_TYPE];
