import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { patientsQuery } from '@/features/doctor/queries/patient-queries.ts';
import { useViewQuery } from '@/features/doctor/queries/use-view-query.ts';
import { patientFacts } from '@/features/doctor/triage/patient-facts.tsx';
import { useStageOf } from '@/features/doctor/triage/use-stage-of.ts';

/** What the doctor's messages show about a patient, by her id. */
export interface ThreadFacts {
  readonly stageOf: (userId: string) => Stage;
  /** "29 · 28+3"; empty when her profile is not loaded. */
  readonly factsOf: (userId: string) => string;
}

/** The facts of all patients of a doctor, from the same list as the page of patients. */
export function useThreadFacts(doctorId: string): ThreadFacts {
  const intl = useIntl();
  const now = useNow(60_000);
  const patients = useViewQuery(doctorId, patientsQuery(doctorId));
  const byId = useMemo(() => new Map(patients?.map((patient) => [patient.id, patient])), [patients]);
  const stageOf = useStageOf(patients, now);
  const factsOf = useCallback(
    (userId: string) => {
      const patient = byId.get(userId);
      return patient ? patientFacts(intl, { patient, now }) : '';
    },
    [byId, intl, now],
  );
  return { stageOf, factsOf };
}
