import type { OnFailure } from './failures.ts';
import type { Remote } from './remote.ts';
import { updatePatientGrants, type PatientWork } from './update-patient-grants.ts';
import { updateDoctorPatientsAfter, type DoctorWork } from './update-doctor-patients.ts';

/**
 * Continues the changes of doctor that an earlier run did not finish.
 * @param endsAt ms since 1970
 * @returns how many documents were written
 */
export async function resumeUnfinished(remote: Remote, endsAt: number, onFailure: OnFailure): Promise<number> {
  let written = 0;
  for (const work of await remote.recallOpen<PatientWork | DoctorWork>()) {
    if (Date.now() >= endsAt) break;
    try {
      if ('ofDoctor' in work) written += await updateDoctorPatientsAfter(remote, work, endsAt, onFailure);
      else written += await updatePatientGrants(remote, work.patientId);
    } catch (error) {
      onFailure('ofDoctor' in work ? work.ofDoctor : work.patientId, error);
    }
  }
  return written;
}
