import { hospital, type Hospital } from '../../src/model/records/hospital.ts';
import type { EscalationStep } from '../../src/model/records/care-episode.ts';
import type { Profile } from '../../src/model/records/profile.ts';
import type { Remote } from './remote.ts';

type Staff = Exclude<EscalationStep, 'repeat'>;

/** Null when the clinic names no such person, or her profile no hospital. */
async function namedPerson(remote: Remote, patient: Profile, step: Staff): Promise<string | null> {
  if (step === 'doctor') return patient.assignedDoctorId ?? null;
  if (!patient.hospitalId) return null;
  const found = await remote.find<Hospital>(hospital.collection, patient.hospitalId);
  return (step === 'secondContact' ? found?.secondContactId : found?.onCallId) ?? null;
}

/**
 * The account that a step is for, as of now; null when there is none. Only an account with the label of doctors gets
 * an alarm: a doctor who has left the clinic has lost it.
 */
export async function recipientOf(remote: Remote, patient: Profile, step: EscalationStep): Promise<string | null> {
  if (step === 'repeat') return patient.id;
  const person = await namedPerson(remote, patient, step);
  return person && (await remote.isDoctor(person)) ? person : null;
}
