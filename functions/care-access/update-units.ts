import { Query } from 'node-appwrite';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { unitKey, verifiedTeam } from './care-team.ts';
import type { OnFailure } from './failures.ts';
import { PAGE, type Remote } from './remote.ts';
import type { ServerDocument } from './server-document.ts';
import { updateDoctorPatients } from './update-doctor-patients.ts';

/** The colon makes the names different from every patient id. */
const stateName = (doctorId: string): string => `unit:${doctorId}`;
const CHECKPOINT = 'run:units';
/** Each sweep starts this much before the checkpoint: `$updatedAt` is set before the commit, and clocks differ. */
const OVERLAP_MS = 3 * 60_000;

/** The unit for which the grants of a doctor's patients were written last. */
interface UnitState {
  readonly unit: string | null;
  /** False from the first write of a change on, until all patients are done or stored as open work. */
  readonly isDone: boolean;
}

/**
 * Corrects the grants of this doctor's patients if his unit, or what its midwives may read, has changed.
 * @param endsAt ms since 1970
 * @returns how many documents were written
 */
export async function updateUnitOfDoctor(
  remote: Remote,
  doctorId: string,
  endsAt: number,
  onFailure: OnFailure,
): Promise<number> {
  const unit = unitKey(await verifiedTeam(remote, doctorId));
  const state = (await remote.recall<UnitState>(stateName(doctorId))) ?? { unit: null, isDone: true };
  if (state.isDone && state.unit === unit) return 0;
  // Before the first patient: a change back to the old unit must go through all of them again.
  await remote.remember(stateName(doctorId), { unit, isDone: false } satisfies UnitState);
  const written = await updateDoctorPatients(remote, doctorId, endsAt, onFailure);
  if (unitKey(await verifiedTeam(remote, doctorId)) === unit)
    await remote.remember(stateName(doctorId), { unit, isDone: true } satisfies UnitState);
  return written;
}

/** All documents that the queries find, in pages by id. */
async function* pagesOf(remote: Remote, collection: string, ...where: string[]): AsyncGenerator<ServerDocument[]> {
  for (let after: string | undefined; ;) {
    const start = after === undefined ? [] : [Query.greaterThan('$id', after)];
    const page = await remote.list(collection, [...where, ...start, Query.orderAsc('$id')]);
    yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.$id;
  }
}

/** The same for every doctor whose record names this hospital. A doctor who fails does not stop the others. */
export async function updateUnitOfHospital(
  remote: Remote,
  hospitalId: string,
  endsAt: number,
  onFailure: OnFailure,
): Promise<number> {
  let written = 0;
  for await (const page of pagesOf(remote, doctor.collection, Query.equal('hospitalId', [hospitalId])))
    for (const { $id } of page)
      try {
        written += await updateUnitOfDoctor(remote, $id, endsAt, onFailure);
      } catch (error) {
        onFailure($id, error);
      }
  return written;
}

/**
 * The same for hospitals and doctors that changed since the last sweep, in case their event was lost or its run broke
 * off.
 */
export async function sweepUnits(remote: Remote, endsAt: number, onFailure: OnFailure): Promise<number> {
  const before = (await remote.recall<{ readonly until: string }>(CHECKPOINT))?.until;
  const from = toInstant(before === undefined ? 0 : Date.parse(before) - OVERLAP_MS);
  const isChanged = Query.greaterThanEqual('$updatedAt', from);
  let written = 0;
  let until = before ?? '';
  let hasFailed = false;
  const failed: OnFailure = (id, error) => {
    hasFailed = true;
    onFailure(id, error);
  };
  const each = async (collection: string, update: typeof updateUnitOfDoctor) => {
    for await (const page of pagesOf(remote, collection, isChanged))
      for (const { $id, $updatedAt } of page) {
        written += await update(remote, $id, endsAt, failed);
        if ($updatedAt > until) until = $updatedAt;
      }
  };
  await each(hospital.collection, updateUnitOfHospital);
  await each(doctor.collection, updateUnitOfDoctor);
  if (!hasFailed && until !== (before ?? '')) await remote.remember(CHECKPOINT, { until });
  return written;
}
