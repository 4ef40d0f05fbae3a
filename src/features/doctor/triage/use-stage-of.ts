import { useCallback, useMemo } from 'react';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { stageOf, unknownStage, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';

/** Finds the stage of a patient by her id, on the calendar day of `now` (ms); the same function on the same day. */
export function useStageOf(patients: readonly Patient[] | undefined, now: number): (userId: string) => Stage {
  const today = localDate(now);
  const byId = useMemo(() => new Map(patients?.map((patient) => [patient.id, patient])), [patients]);
  return useCallback(
    (userId: string) => {
      const patient = byId.get(userId);
      return patient ? stageOf(patient, today) : unknownStage;
    },
    [byId, today],
  );
}
