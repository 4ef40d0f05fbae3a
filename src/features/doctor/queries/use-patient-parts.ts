import { useQuery } from '@tanstack/react-query';
import {
  patientChecksQuery,
  patientFilesQuery,
  patientLabsQuery,
  patientMedicinesQuery,
  patientNotesQuery,
  patientReadingsQuery,
  patientTimedQuery,
  patientVisitsQuery,
} from './patient-queries.ts';

/**
 * The queries of one patient's page. Each part is loaded separately, so that one failure does not affect the others.
 */
export function usePatientParts(doctorId: string, userId: string) {
  return {
    readings: useQuery(patientReadingsQuery(doctorId, userId)),
    notes: useQuery(patientNotesQuery(doctorId, userId)),
    medicines: useQuery(patientMedicinesQuery(doctorId, userId)),
    visits: useQuery(patientVisitsQuery(doctorId, userId)),
    checks: useQuery(patientChecksQuery(doctorId, userId)),
    timed: useQuery(patientTimedQuery(doctorId, userId)),
    labs: useQuery(patientLabsQuery(doctorId, userId)),
    files: useQuery(patientFilesQuery(doctorId, userId)),
  };
}

export type PatientParts = ReturnType<typeof usePatientParts>;
