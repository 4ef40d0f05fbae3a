import { Query } from 'appwrite';
import { appointment } from '@/model/appointment.ts';
import { bloodwork } from '@/model/bloodwork.ts';
import { dose } from '@/model/dose.ts';
import type { Fields } from '@/model/field.ts';
import { medicalDocument } from '@/model/medical-document.ts';
import type { RecordType } from '@/model/record.ts';
import { reminder } from '@/model/reminder.ts';
import { symptomCheck } from '@/model/symptom-check.ts';
import { confirmIfEmpty } from './documents.ts';
import { listGenuine } from './genuine-documents.ts';
import { MOST_DATED, MOST_DOSES, MOST_OTHER } from './list-sizes.ts';
import { isOwnOf, toRecords, type OwnRecord } from './patient-documents.ts';

export type PatientLab = OwnRecord<typeof bloodwork.fields>;
export type PatientDocument = OwnRecord<typeof medicalDocument.fields>;
export type PatientCheck = OwnRecord<typeof symptomCheck.fields>;
export type PatientReminder = OwnRecord<typeof reminder.fields>;
export type PatientDose = OwnRecord<typeof dose.fields>;

async function recordsOf<F extends Fields>(
  type: RecordType<F>,
  { doctorId, userId }: { doctorId: string; userId: string },
  limit: number,
  order: string[] = [Query.orderDesc('$createdAt')],
): Promise<OwnRecord<F>[]> {
  const queries = [Query.equal('userId', userId), ...order];
  const { documents } = await listGenuine(type.collection, { queries, limit, isGenuine: isOwnOf(userId) });
  await confirmIfEmpty([documents], doctorId);
  return toRecords(type, documents);
}

/** Her appointments, the newest 100 by date. */
export const patientVisits = (doctorId: string, userId: string) =>
  recordsOf(appointment, { doctorId, userId }, MOST_DATED, [Query.orderDesc('date')]);

/** What she said in the symptom checker, the newest 100. */
export const patientChecks = (doctorId: string, userId: string) =>
  recordsOf(symptomCheck, { doctorId, userId }, MOST_DATED, [Query.orderDesc('recordedAt')]);

/** Her lab results, documents and reminders, each the newest 50 by creation. */
export const patientLabs = (doctorId: string, userId: string) => recordsOf(bloodwork, { doctorId, userId }, MOST_OTHER);
export const patientFiles = (doctorId: string, userId: string) =>
  recordsOf(medicalDocument, { doctorId, userId }, MOST_OTHER);
export const patientReminders = (doctorId: string, userId: string) =>
  recordsOf(reminder, { doctorId, userId }, MOST_OTHER);

/** What became of her doses since an instant, the newest first. */
export const patientDoses = (doctorId: string, userId: string, since: string) =>
  recordsOf(dose, { doctorId, userId }, MOST_DOSES, [
    Query.greaterThanEqual('recordedAt', since),
    Query.orderDesc('recordedAt'),
  ]);
