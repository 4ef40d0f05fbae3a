import type { OnFailure } from './failures.ts';
import type { Remote } from './remote.ts';
import { settlePatient, type PatientWork } from './settle-patient.ts';
import { settlePatientsAfter, type DoctorWork } from './settle-patients-of.ts';

/**
 * Goes on with the changes of doctor that an earlier run was not through with.
 * @param endsAt ms since 1970
 * @returns how many documents were written
 */
export async function resumeOpen(remote: Remote, endsAt: number, onFailure: OnFailure): Promise<number> {
  let written = 0;
  for (const work of await remote.recallOpen<PatientWork | DoctorWork>()) {
    if (Date.now() >= endsAt) break;
    try {
      if ('ofDoctor' in work) written += await settlePatientsAfter(remote, work, endsAt, onFailure);
      else written += await settlePatient(remote, work.patientId);
    } catch (error) {
      onFailure('ofDoctor' in work ? work.ofDoctor : work.patientId, error);
    }
  }
  return written;
}
