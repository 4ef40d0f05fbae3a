import { Query } from 'appwrite';
import { profile } from '@/model/profile.ts';
import { confirmIfEmpty, listDocuments } from './documents.ts';
import { listForDoctor, readInSlices } from './list-for-doctor.ts';
import { toPatients, type Patient, type RemoteDocument } from './patient-documents.ts';

const MOST_RECENT = 10;
/** More than anybody reads through: the next letter finds less. */
const MOST_FOUND = 100;

const confirmed = async (doctorId: string, documents: readonly RemoteDocument[]): Promise<Patient[]> => {
  await confirmIfEmpty([documents], doctorId);
  return toPatients(documents, doctorId);
};

const patientsWhere = async (doctorId: string, ...queries: string[]): Promise<Patient[]> => {
  const ofDoctor = Query.equal('assignedDoctorId', doctorId);
  return confirmed(doctorId, await listDocuments(profile.collection, [ofDoctor, ...queries]));
};

/** Everybody who is assigned to this doctor. Throws `SessionEnded` instead of answering an empty list to a lost session. */
export async function listPatients(doctorId: string): Promise<Patient[]> {
  const documents = await listForDoctor(doctorId, 'patients');
  await confirmIfEmpty([documents], doctorId);
  return readInSlices(documents, (some) => toPatients(some, doctorId));
}

/** Her patients whose name has a word that begins with one of these; the server ignores letter case. */
export const searchPatients = (doctorId: string, words: string): Promise<Patient[]> =>
  patientsWhere(doctorId, Query.search('name', words), Query.limit(MOST_FOUND));

/** The patients whose profile changed last, newest change first. */
export const recentlyUpdatedPatients = (doctorId: string): Promise<Patient[]> =>
  patientsWhere(doctorId, Query.orderDesc('$updatedAt'), Query.limit(MOST_RECENT));

/** One patient of this doctor, or null when she is not one of hers. */
export const patientProfile = async (doctorId: string, userId: string): Promise<Patient | null> => {
  // The list of who looked goes by `userId`, which a stranger may write into a profile of his own too.
  const hers = [Query.equal('userId', userId), Query.equal('$id', [userId])];
  const patients = await patientsWhere(doctorId, ...hers, Query.limit(1));
  return patients.find((patient) => patient.id === userId) ?? null;
};
