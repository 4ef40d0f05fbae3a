import { queryOptions, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { DAY_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';

// What asks the server comes when it is asked: the first rows are made of what was asked for early.
const careNotes = () => import('@/sync/online/care-notes.ts');
const records = () => import('@/sync/online/patient-records.ts');
const readings = () => import('@/sync/online/patient-readings.ts');
const patients = () => import('@/sync/online/patients.ts');
const waiting = () => import('@/sync/online/waiting-for-doctor.ts');

/** How far back doses are shown, in days. */
export const MEDICINE_DAYS = 30;
/** Of 5000 patients it costs more to find what is equal in two answers than to draw them. */
const isWhole = { structuralSharing: false } as const;

/** What a doctor asks of the server. The third part of a key is the patient's id where the answer is about one. */
export const patientsQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patients'],
    queryFn: async () => (await patients()).listPatients(doctorId),
    ...isWhole,
  });

export const newestReadingsQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'readings'],
    queryFn: async () => (await readings()).readingsOfPatients(doctorId),
    ...isWhole,
  });

export const careNotesQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'care-notes'],
    queryFn: async () => (await careNotes()).careNotesOfPatients(doctorId),
    ...isWhole,
  });

export const overdueVisitsQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'overdue-visits'],
    queryFn: async () => (await waiting()).overdueVisits(doctorId),
    ...isWhole,
  });

export const unreadMessagesQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [doctorId, 'unread'],
    queryFn: async () => (await waiting()).unreadMessages(doctorId),
    ...isWhole,
  });

/** Everything the inbox is made of. */
export const listQueries = (doctorId: string) =>
  [patientsQuery, newestReadingsQuery, careNotesQuery, overdueVisitsQuery, unreadMessagesQuery].map(
    (query) => query(doctorId) as unknown as FetchQueryOptions,
  );

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

/** All her readings of the last `days` days, for her report. */
export const reportReadingsQuery = (doctorId: string, userId: string, days: number) =>
  queryOptions({
    queryKey: [doctorId, 'report-readings', userId],
    // A day more: the days of a report begin at midnight of the device.
    queryFn: async () =>
      (await readings()).patientReadingsSince(doctorId, userId, toInstant(Date.now() - (days + 1) * DAY_MS)),
  });

/** Her first weights since the estimated last period, a date; what the usual range of weight is counted from. */
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

/** Her reminders and what became of their doses in the last 30 days. */
export const patientMedicinesQuery = (doctorId: string, userId: string) =>
  queryOptions({
    queryKey: [doctorId, 'patient-medicines', userId],
    queryFn: async () => {
      const since = toInstant(Date.now() - (MEDICINE_DAYS + 2) * DAY_MS);
      const { patientReminders, patientDoses } = await records();
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
