import { queryOptions, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { DAY_MS } from '@/clinical/reading-time.ts';
import { toInstant } from '@/model/instant.ts';
import { careNotesOf, careNotesOfPatients } from '@/sync/online/care-notes.ts';
import {
  patientChecks,
  patientDoses,
  patientFiles,
  patientLabs,
  patientReminders,
  patientVisits,
} from '@/sync/online/patient-records.ts';
import { patientReadings, readingsOfPatients } from '@/sync/online/patient-readings.ts';
import { listPatients, patientProfile, recentlyUpdatedPatients, searchPatients } from '@/sync/online/patients.ts';
import { overdueVisits, unreadMessages } from '@/sync/online/waiting-for-doctor.ts';

/** How far back doses are shown, in days. */
export const MEDICINE_DAYS = 30;
/** Of 5000 patients it costs more to find what is equal in two answers than to draw them. */
const isWhole = { structuralSharing: false } as const;

/** What a doctor asks of the server. The third part of a key is the patient's id where the answer is about one. */
export const patientsQuery = (doctorId: string) =>
  queryOptions({ queryKey: [doctorId, 'patients'], queryFn: () => listPatients(doctorId), ...isWhole });

export const newestReadingsQuery = (doctorId: string) =>
  queryOptions({ queryKey: [doctorId, 'readings'], queryFn: () => readingsOfPatients(doctorId), ...isWhole });

export const careNotesQuery = (doctorId: string) =>
  queryOptions({ queryKey: [doctorId, 'care-notes'], queryFn: () => careNotesOfPatients(doctorId), ...isWhole });

export const overdueVisitsQuery = (doctorId: string) =>
  queryOptions({ queryKey: [doctorId, 'overdue-visits'], queryFn: () => overdueVisits(doctorId), ...isWhole });

export const unreadMessagesQuery = (doctorId: string) =>
  queryOptions({ queryKey: [doctorId, 'unread'], queryFn: () => unreadMessages(doctorId), ...isWhole });

/** Everything the inbox is made of. */
export const listQueries = (doctorId: string) =>
  [patientsQuery, newestReadingsQuery, careNotesQuery, overdueVisitsQuery, unreadMessagesQuery].map(
    (query) => query(doctorId) as unknown as FetchQueryOptions,
  );

export const recentlyUpdatedQuery = (doctorId: string) =>
  queryOptions({ queryKey: [doctorId, 'recently-updated'], queryFn: () => recentlyUpdatedPatients(doctorId) });

export const searchQuery = (doctorId: string, words: string) =>
  queryOptions({ queryKey: [doctorId, 'search', words], queryFn: () => searchPatients(doctorId, words) });

export const profileQuery = (doctorId: string, userId: string) =>
  queryOptions({ queryKey: [doctorId, 'profile', userId], queryFn: () => patientProfile(doctorId, userId) });

export const patientReadingsQuery = (doctorId: string, userId: string) =>
  queryOptions({ queryKey: [doctorId, 'patient-readings', userId], queryFn: () => patientReadings(doctorId, userId) });

export const patientNotesQuery = (doctorId: string, userId: string) =>
  queryOptions({ queryKey: [doctorId, 'patient-notes', userId], queryFn: () => careNotesOf(doctorId, userId) });

export const patientVisitsQuery = (doctorId: string, userId: string) =>
  queryOptions({ queryKey: [doctorId, 'patient-visits', userId], queryFn: () => patientVisits(doctorId, userId) });

export const patientLabsQuery = (doctorId: string, userId: string) =>
  queryOptions({ queryKey: [doctorId, 'patient-labs', userId], queryFn: () => patientLabs(doctorId, userId) });

export const patientFilesQuery = (doctorId: string, userId: string) =>
  queryOptions({ queryKey: [doctorId, 'patient-files', userId], queryFn: () => patientFiles(doctorId, userId) });

export const patientChecksQuery = (doctorId: string, userId: string) =>
  queryOptions({ queryKey: [doctorId, 'patient-checks', userId], queryFn: () => patientChecks(doctorId, userId) });

/** Her reminders and what became of their doses in the last 30 days. */
export const patientMedicinesQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patient-medicines', userId],
    queryFn: async () => {
      const since = toInstant(Date.now() - (MEDICINE_DAYS + 2) * DAY_MS);
      const [reminders, doses] = await Promise.all([
        patientReminders(doctorId, userId),
        patientDoses(doctorId, userId, since),
      ]);
      return { reminders, doses };
    },
  });

/** Answers about what was typed are not kept on the device. */
export const isKept = (key: QueryKey): boolean => key[1] !== 'search';

/** The one patient an answer is about, if it is about one. */
export const patientOf = (key: QueryKey): string | undefined =>
  key[1] !== 'search' && typeof key[2] === 'string' ? key[2] : undefined;
