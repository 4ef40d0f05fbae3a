import { hospital, type Hospital } from '../../src/model/records/hospital.ts';
import type { EscalationStep } from '../../src/model/records/care-episode.ts';
import type { Profile } from '../../src/model/records/profile.ts';
import { onCallNow } from './on-call.ts';
import type { Remote } from './remote.ts';

/** Null when the clinic names no such person, or her profile no hospital. */
async function namedPerson(
  remote: Remote,
  { assignedDoctorId, hospitalId }: Profile,
  step: 'doctor' | 'secondContact',
): Promise<string | null> {
  if (step === 'doctor') return assignedDoctorId ?? null;
  return hospitalId ? ((await remote.find<Hospital>(hospital.collection, hospitalId))?.secondContactId ?? null) : null;
}

/**
 * The accounts that a step is for, as of `now` (ms since 1970); none when there is no one. Only an account with the
 * label of doctors gets an alarm: a doctor who has left the clinic has lost it.
 */
export async function recipientsOf(
  remote: Remote,
  patient: Profile,
  step: EscalationStep,
  now: number,
): Promise<string[]> {
  if (step === 'repeat') return [patient.id];
  if (step === 'onCall') return patient.hospitalId ? onCallNow(remote, patient.hospitalId, now) : [];
  const person = await namedPerson(remote, patient, step);
  return person && (await remote.isDoctor(person)) ? [person] : [];
}
