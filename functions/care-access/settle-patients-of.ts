import { Query } from 'node-appwrite';
import { profile } from '../../src/model/profile.ts';
import type { OnFailure } from './failures.ts';
import type { HeldDocument } from './held-document.ts';
import { PAGE, type Remote } from './remote.ts';
import { leaveOpen, settlePatient } from './settle-patient.ts';

/** How far a run has come that goes through everybody who names this account as her doctor. */
export interface DoctorWork {
  readonly ofDoctor: string;
  /** The last patient who is through; null before the first. */
  readonly after: string | null;
  /** The run that is at work: of two the later one goes on and the other leaves it to that. */
  readonly run: string;
}

const nameOf = (doctorId: string): string => `doctor:${doctorId}`;

const patientsOf = (remote: Remote, doctorId: string, after: string | null): Promise<HeldDocument[]> =>
  remote.list(profile.collection, [
    Query.equal('assignedDoctorId', [doctorId]),
    ...(after === null ? [] : [Query.greaterThan('$id', after)]),
    Query.orderAsc('$id'),
  ]);

/**
 * Settles the patients after `after`. Where it is stands in a note from before the first to after the last: whatever ends it
 * early, the sweep goes on there. A patient who fails is left open and does not keep the others.
 * @param endsAt ms since 1970
 * @returns how many documents were written
 */
export async function settlePatientsAfter(
  remote: Remote,
  { ofDoctor, after: from }: Pick<DoctorWork, 'ofDoctor' | 'after'>,
  endsAt: number,
  onFailure: OnFailure,
): Promise<number> {
  const name = nameOf(ofDoctor);
  const run = crypto.randomUUID();
  const note = (after: string | null) => remote.remember(name, { ofDoctor, after, run } satisfies DoctorWork, true);
  const isOwn = async () => (await remote.recall<DoctorWork>(name))?.run === run;
  let written = 0;
  let after = from;
  await note(after);
  for (;;) {
    const page = await patientsOf(remote, ofDoctor, after);
    for (const { $id } of page) {
      if (Date.now() >= endsAt) break;
      try {
        written += await settlePatient(remote, $id);
      } catch (error) {
        onFailure($id, error);
        await leaveOpen(remote, $id);
      }
      after = $id;
    }
    if (!(await isOwn())) return written;
    const isLast = page.length < PAGE && after === (page.at(-1)?.$id ?? after);
    await (isLast ? remote.forget(name) : note(after));
    if (isLast || Date.now() >= endsAt) return written;
  }
}

/** Settles everybody who names this account as her doctor: the account has won or lost the label, or is gone. */
export async function settlePatientsOf(
  remote: Remote,
  doctorId: string,
  endsAt: number,
  onFailure: OnFailure,
): Promise<number> {
  // Most accounts that change are nobody's doctor.
  if ((await patientsOf(remote, doctorId, null)).length === 0) return 0;
  return settlePatientsAfter(remote, { ofDoctor: doctorId, after: null }, endsAt, onFailure);
}
