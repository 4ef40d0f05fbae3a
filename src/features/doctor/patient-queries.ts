import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { patientReadings, readingsOfPatients } from '@/sync/online/patient-readings.ts';
import { listPatients, patientProfile, recentlyUpdatedPatients, searchPatients } from '@/sync/online/patients.ts';

/** What a doctor asks of the server. The third part of a key is the patient's id where the answer is about one. */
export const patientsQuery = (doctorId: string) =>
  queryOptions({ queryKey: [doctorId, 'patients'], queryFn: () => listPatients(doctorId) });

export const newestReadingsQuery = (doctorId: string) =>
  queryOptions({ queryKey: [doctorId, 'readings'], queryFn: () => readingsOfPatients(doctorId) });

export const recentlyUpdatedQuery = (doctorId: string) =>
  queryOptions({ queryKey: [doctorId, 'recently-updated'], queryFn: () => recentlyUpdatedPatients(doctorId) });

export const searchQuery = (doctorId: string, words: string) =>
  queryOptions({ queryKey: [doctorId, 'search', words], queryFn: () => searchPatients(doctorId, words) });

export const profileQuery = (doctorId: string, userId: string) =>
  queryOptions({ queryKey: [doctorId, 'profile', userId], queryFn: () => patientProfile(doctorId, userId) });

export const patientReadingsQuery = (doctorId: string, userId: string) =>
  queryOptions({ queryKey: [doctorId, 'patient-readings', userId], queryFn: () => patientReadings(doctorId, userId) });

/** Answers about what was typed are not kept on the device. */
export const isKept = (key: QueryKey): boolean => key[1] !== 'search';

/** The one patient an answer is about, if it is about one. */
export const patientOf = (key: QueryKey): string | undefined =>
  key[1] !== 'search' && typeof key[2] === 'string' ? key[2] : undefined;
