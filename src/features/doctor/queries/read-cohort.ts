import { ALARM_DAYS, SILENT_DAYS, type CohortRow } from '@/clinical/cohort/cohort.ts';
import { collectCohort } from '@/clinical/cohort/collect-cohort.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { cohortRecords } from '@/sync/api/doctor/cohort-records.ts';
import { listPatients } from '@/sync/api/doctor/patients.ts';

/** The rows of the patients of a doctor or a midwife, as of now. @throws SessionEnded */
export async function readCohort(readerId: string): Promise<CohortRow[]> {
  const now = Date.now();
  const records = cohortRecords(readerId, {
    loggedSince: toInstant(now - SILENT_DAYS * DAY_MS),
    alarmsSince: toInstant(now - ALARM_DAYS * DAY_MS),
  });
  return collectCohort(await listPatients(readerId), records, now);
}
