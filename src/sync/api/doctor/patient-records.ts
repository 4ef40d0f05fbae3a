import { Query } from 'appwrite';
import { appointment } from '@/model/records/appointment.ts';
import { bloodwork } from '@/model/records/bloodwork.ts';
import { dose } from '@/model/reminders/dose.ts';
import type { Fields } from '@/model/schema/field.ts';
import { medicalDocument } from '@/model/records/medical-document.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { reminder } from '@/model/reminders/reminder.ts';
import { symptomCheck } from '@/model/records/symptom-check.ts';
import { contraction } from '@/model/timers/contraction.ts';
import { movementCount } from '@/model/timers/movement-count.ts';
import { confirmIfEmpty } from '@/sync/api/documents/documents.ts';
import { listVerified } from '@/sync/api/documents/verified-documents.ts';
import { MAX_DATED, MAX_DOSES, MAX_OTHER } from './list-limits.ts';
import { isOwnedBy, toRecords, type PatientRecord } from '@/sync/api/documents/patient-documents.ts';

export type PatientLab = PatientRecord<typeof bloodwork.fields>;
export type PatientDocument = PatientRecord<typeof medicalDocument.fields>;
export type PatientCheck = PatientRecord<typeof symptomCheck.fields>;
export type PatientMovementCount = PatientRecord<typeof movementCount.fields>;
export type PatientContraction = PatientRecord<typeof contraction.fields>;
export type PatientReminder = PatientRecord<typeof reminder.fields>;
export type PatientDose = PatientRecord<typeof dose.fields>;

async function recordsOf<F extends Fields>(
  type: RecordType<F>,
  { doctorId, userId }: { doctorId: string; userId: string },
  limit: number,
  order: string[] = [Query.orderDesc('$createdAt')],
): Promise<PatientRecord<F>[]> {
  const queries = [Query.equal('userId', userId), ...order];
  const { documents } = await listVerified(type.collection, { queries, limit, isGenuine: isOwnedBy(userId) });
  await confirmIfEmpty([documents], doctorId);
  return toRecords(type, documents);
}

/** The patient's appointments, the newest 100 by date. */
export const patientVisits = (doctorId: string, userId: string) =>
  recordsOf(appointment, { doctorId, userId }, MAX_DATED, [Query.orderDesc('date')]);

/** The patient's answers in the symptom checker, the newest 100. */
export const patientChecks = (doctorId: string, userId: string) =>
  recordsOf(symptomCheck, { doctorId, userId }, MAX_DATED, [Query.orderDesc('recordedAt')]);

/** The patient's counts of movements and contractions, the newest 100 of each. */
export async function patientTimed(doctorId: string, userId: string) {
  const order = [Query.orderDesc('recordedAt')];
  const [movements, contractions] = await Promise.all([
    recordsOf(movementCount, { doctorId, userId }, MAX_DATED, order),
    recordsOf(contraction, { doctorId, userId }, MAX_DATED, order),
  ]);
  return { movements, contractions };
}
export type PatientTimed = Awaited<ReturnType<typeof patientTimed>>;

/** The patient's lab results, documents and reminders, each the newest 50 by creation. */
export const patientLabs = (doctorId: string, userId: string) => recordsOf(bloodwork, { doctorId, userId }, MAX_OTHER);
export const patientFiles = (doctorId: string, userId: string) =>
  recordsOf(medicalDocument, { doctorId, userId }, MAX_OTHER);
export const patientReminders = (doctorId: string, userId: string) =>
  recordsOf(reminder, { doctorId, userId }, MAX_OTHER);

/** The patient's doses since an instant, the newest first. */
export const patientDoses = (doctorId: string, userId: string, since: string) =>
  recordsOf(dose, { doctorId, userId }, MAX_DOSES, [
    Query.greaterThanEqual('recordedAt', since),
    Query.orderDesc('recordedAt'),
  ]);
