import { Query } from 'appwrite';
import { profile } from '@/model/records/profile.ts';
import { confirmIfEmpty, listDocuments } from '@/sync/api/documents/documents.ts';
import { listForDoctor, readInChunks } from './doctor-list-query.ts';
import { patientsOfReader } from './doctor-lists.ts';
import { rememberPatientIds } from './known-patients.ts';
import { toPatients, type Patient, type PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';

const MOST_RECENT = 10;
/** More results than a person reads through; the next letter typed finds fewer. */
const MAX_FOUND = 100;

const toVerifiedPatients = async (
  doctorId: string,
  documents: readonly PatientRemoteDocument[],
): Promise<Patient[]> => {
  await confirmIfEmpty([documents], doctorId);
  return toPatients(documents, doctorId);
};

const patientsWhere = async (doctorId: string, ...queries: string[]): Promise<Patient[]> => {
  return toVerifiedPatients(
    doctorId,
    await listDocuments(profile.collection, [patientsOfReader(doctorId), ...queries]),
  );
};

/**
 * All patients assigned to this doctor. @throws SessionEnded instead of returning an empty list when the session was
 * lost
 */
export async function listPatients(doctorId: string): Promise<Patient[]> {
  const documents = await listForDoctor(doctorId, 'patients');
  await confirmIfEmpty([documents], doctorId);
  const patients = await readInChunks(documents, (some) => toPatients(some, doctorId));
  rememberPatientIds(
    doctorId,
    patients.map(({ id }) => id),
  );
  return patients;
}

/** The doctor's patients whose name has a word that begins with one of these; the server ignores letter case. */
export const searchPatients = (doctorId: string, words: string): Promise<Patient[]> =>
  patientsWhere(doctorId, Query.search('name', words), Query.limit(MAX_FOUND));

/** The patients whose profile changed last, newest change first. */
export const recentlyUpdatedPatients = (doctorId: string): Promise<Patient[]> =>
  patientsWhere(doctorId, Query.orderDesc('$updatedAt'), Query.limit(MOST_RECENT));

/** One patient of this doctor, or null when the patient is not assigned to this doctor. */
export const patientProfile = async (doctorId: string, userId: string): Promise<Patient | null> => {
  // The access log is written by `userId`, which another account may also write into its own profile; so query the
  // document id too.
  const byBothIds = [Query.equal('userId', userId), Query.equal('$id', [userId])];
  const patients = await patientsWhere(doctorId, ...byBothIds, Query.limit(1));
  return patients.find((patient) => patient.id === userId) ?? null;
};
