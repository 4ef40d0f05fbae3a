import { Query } from 'node-appwrite';
import { profile } from '../../src/model/records/profile.ts';
import type { OnFailure } from './failures.ts';
import type { ServerDocument } from './server-document.ts';
import { PAGE, type Remote } from './remote.ts';
import { markUnfinished, updatePatientGrants } from './update-patient-grants.ts';

/** Progress of a run through all patients whose profile names this doctor. */
export interface DoctorWork {
  readonly ofDoctor: string;
  /** The last finished patient; null before the first. */
  readonly after: string | null;
  /** Id of the active run. When two runs overlap, the earlier one stops. */
  readonly run: string;
}

const stateName = (doctorId: string): string => `doctor:${doctorId}`;

const patientsOf = (remote: Remote, doctorId: string, after: string | null): Promise<ServerDocument[]> =>
  remote.list(profile.collection, [
    Query.equal('assignedDoctorId', [doctorId]),
    ...(after === null ? [] : [Query.greaterThan('$id', after)]),
    Query.orderAsc('$id'),
  ]);

/**
 * Corrects the grants of all patients after `after`. The progress is stored before the first patient and removed after
 * the last, so the sweep can continue an interrupted run. A patient who fails is marked as unfinished and does not stop
 * the others.
 * @param endsAt ms since 1970
 * @returns how many documents were written
 */
export async function updateDoctorPatientsAfter(
  remote: Remote,
  { ofDoctor, after: from }: Pick<DoctorWork, 'ofDoctor' | 'after'>,
  endsAt: number,
  onFailure: OnFailure,
): Promise<number> {
  const name = stateName(ofDoctor);
  const run = crypto.randomUUID();
  const storeProgress = (after: string | null) =>
    remote.remember(name, { ofDoctor, after, run } satisfies DoctorWork, true);
  const isActiveRun = async () => (await remote.recall<DoctorWork>(name))?.run === run;
  let written = 0;
  let after = from;
  await storeProgress(after);
  for (;;) {
    const page = await patientsOf(remote, ofDoctor, after);
    for (const { $id } of page) {
      if (Date.now() >= endsAt) break;
      try {
        written += await updatePatientGrants(remote, $id);
      } catch (error) {
        onFailure($id, error);
        await markUnfinished(remote, $id);
      }
      after = $id;
    }
    if (!(await isActiveRun())) return written;
    const isLast = page.length < PAGE && after === (page.at(-1)?.$id ?? after);
    await (isLast ? remote.forget(name) : storeProgress(after));
    if (isLast || Date.now() >= endsAt) return written;
  }
}

/** Corrects the grants of all patients of this account after it gained or lost the label `doctor`, or was deleted. */
export async function updateDoctorPatients(
  remote: Remote,
  doctorId: string,
  endsAt: number,
  onFailure: OnFailure,
): Promise<number> {
  // Most accounts that change have no patients.
  if ((await patientsOf(remote, doctorId, null)).length === 0) return 0;
  return updateDoctorPatientsAfter(remote, { ofDoctor: doctorId, after: null }, endsAt, onFailure);
}
