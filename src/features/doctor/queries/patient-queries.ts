import { logFailedList } from '@/log/log.ts';
import { queryOptions, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';

// Loaded lazily: the first rows are built from the early requests, which need none of this code.
const careNotes = () => import('@/sync/api/doctor/care-notes.ts');
const records = () => import('@/sync/api/doctor/patient-records.ts');
const readings = () => import('@/sync/api/doctor/patient-readings.ts');
const patients = () => import('@/sync/api/doctor/patients.ts');
const inboxLists = () => import('@/sync/api/doctor/doctor-inbox.ts');

/** Days of medicine doses to load. */
export const MEDICINE_DAYS = 30;
/** With 5000 patients, structural sharing (finding equal parts of two responses) costs more than rendering. */
const withoutSharing = { structuralSharing: false } as const;

/** The doctor's queries. The third part of a key is the patient id where the query is about one patient. */
export const patientsQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patients'],
    queryFn: async () => (await patients()).listPatients(doctorId),
    ...withoutSharing,
  });

export const newestReadingsQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'readings'],
    queryFn: async () => (await readings()).readingsOfPatients(doctorId),
    ...withoutSharing,
  });

export const careNotesQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'care-notes'],
    queryFn: async () => (await careNotes()).careNotesOfPatients(doctorId),
    ...withoutSharing,
  });

export const overdueVisitsQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'overdue-visits'],
    queryFn: async () => (await inboxLists()).overdueVisits(doctorId),
    ...withoutSharing,
  });

export const unreadMessagesQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'unread'],
    queryFn: async () => (await inboxLists()).unreadMessages(doctorId),
    ...withoutSharing,
  });

/** All queries that the inbox is built from. */
export const listQueries = (doctorId: string) =>
  [patientsQuery, newestReadingsQuery, careNotesQuery, overdueVisitsQuery, unreadMessagesQuery].map(
    (query) => query(doctorId) as unknown as FetchQueryOptions,
  );

/** What the numbers of the cohort are computed from, one row for each patient. */
export const cohortQuery = (readerId: string) =>
  queryOptions({
    queryKey: [readerId, 'cohort'],
    queryFn: async () => (await import('@/features/doctor/queries/read-cohort.ts')).readCohort(readerId),
    ...withoutSharing,
  });

export const recentlyUpdatedQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'recently-updated'],
    queryFn: async () => (await patients()).recentlyUpdatedPatients(doctorId),
  });

export const searchQuery = (doctorId: string, words: string) =>
  queryOptions({
    queryKey: [doctorId, 'search', words],
    queryFn: async () => (await patients()).searchPatients(doctorId, words),
  });

export const profileQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'profile', userId],
    queryFn: async () => (await patients()).patientProfile(doctorId, userId),
  });

export const patientReadingsQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patient-readings', userId],
    queryFn: async () => (await readings()).patientReadings(doctorId, userId),
  });

/** All readings of one patient in the last `days` days, for the report. */
export const reportReadingsQuery = (doctorId: string, userId: string, days: number) =>
  queryOptions({
    queryKey: [doctorId, 'report-readings', userId],
    // One extra day: the days of a report start at midnight of the device.
    queryFn: async () =>
      (await readings()).patientReadingsSince(doctorId, userId, toInstant(Date.now() - (days + 1) * DAY_MS)),
  });

/** The first weights since the estimated last period (a date). The usual weight range is counted from them. */
export const firstWeightsQuery = (doctorId: string, userId: string, estimatedLmp: string | null) =>
  queryOptions({
    queryKey: [doctorId, 'first-weights', userId, estimatedLmp],
    queryFn: async () =>
      (await readings()).firstWeights(doctorId, userId, toInstant(Date.parse(`${estimatedLmp}T00:00:00`))),
    enabled: estimatedLmp !== null,
  });

export const patientNotesQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patient-notes', userId],
    queryFn: async () => (await careNotes()).careNotesOf(doctorId, userId),
  });

export const patientVisitsQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patient-visits', userId],
    queryFn: async () => (await records()).patientVisits(doctorId, userId),
  });

export const patientLabsQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patient-labs', userId],
    queryFn: async () => (await records()).patientLabs(doctorId, userId),
  });

export const patientFilesQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patient-files', userId],
    queryFn: async () => (await records()).patientFiles(doctorId, userId),
  });

export const patientChecksQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patient-checks', userId],
    queryFn: async () => (await records()).patientChecks(doctorId, userId),
  });

export const patientTimedQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patient-timed', userId],
    queryFn: async () => (await records()).patientTimed(doctorId, userId),
  });

/** The newest messages between the patient and her doctor, for a midwife, who reads along. */
export const patientMessagesQuery = (readerId: string, userId: string, doctorId: string) =>
  queryOptions({
    queryKey: [readerId, 'patient-messages', userId, doctorId],
    queryFn: async () => {
      const { listConversationOf } = await import('@/sync/api/messages/doctor-messages.ts');
      return listConversationOf(readerId, { doctorId, userId });
    },
  });

/** The patient's reminders, and the doses of the last 30 days; null when only these could not be loaded. */
export const patientMedicinesQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patient-medicines', userId],
    queryFn: async () => {
      const since = toInstant(Date.now() - (MEDICINE_DAYS + 2) * DAY_MS);
      const { patientReminders, patientDoses } = await records();
      const [reminders, doses] = await Promise.all([
        patientReminders(doctorId, userId),
        patientDoses(doctorId, userId, since).catch((error: unknown) => {
          if (error instanceof SessionEnded) throw error;
          logFailedList('doses', error);
          return null;
        }),
      ]);
      return { reminders, doses };
    },
  });

/** Search results are not persisted on the device. */
export const isPersisted = (key: QueryKey): boolean => key[1] !== 'search';

const wholeRecord: readonly unknown[] = [
  'patient-visits',
  'patient-labs',
  'patient-files',
  'patient-checks',
  'patient-timed',
  'patient-medicines',
];

/** Whether the query is about what a midwife reads only where everything is open. */
export const isOfWholeRecord = (key: QueryKey): boolean => wholeRecord.includes(key[1]);

/** The patient id of a query about one patient, else undefined. */
export const patientOf = (key: QueryKey): string | undefined =>
  key[1] !== 'search' && typeof key[2] === 'string' ? key[2] : undefined;
