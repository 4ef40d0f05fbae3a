import { Query } from 'node-appwrite';
import { profile } from '../../src/model/records/profile.ts';
import { assignedDoctor } from './assigned-doctor.ts';
import { Failures, type OnFailure } from './failures.ts';
import type { ServerDocument } from './server-document.ts';
import { PAGE, type Remote } from './remote.ts';
import { personalRecords } from './expected-grants.ts';
import { correctGrants } from './correct-grants.ts';

/** The last doctor for whom the grants of one patient were written. */
interface GrantState {
  readonly doctorId: string | null;
  /** False from the first to the last write of a change: an interrupted change is repeated. */
  readonly isDone: boolean;
}

/** The state of a change that is not finished. It has the patient's id, because the stored name is a hash. */
export interface PatientWork extends GrantState {
  readonly patientId: string;
}

/** Stores that all documents of the patient must be checked again, whatever was written before. */
export async function markUnfinished(remote: Remote, patientId: string, doctorId: string | null = null): Promise<void> {
  await remote.remember(patientId, { patientId, doctorId, isDone: false } satisfies PatientWork, true);
}

/** The doctor may change again while the grants are written; then another round is needed, up to this limit. */
const MAX_ROUNDS = 5;

async function* documentsOf(remote: Remote, collection: string, userId: string): AsyncGenerator<ServerDocument[]> {
  let after: string | undefined;
  for (;;) {
    const page = await remote.list(collection, [
      Query.equal('userId', [userId]),
      // Order by id: writing a grant changes `$updatedAt` and would reorder the pages.
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    // The backend compares ids without regard to letter case, so it may return another patient's documents.
    const matching = page.filter((document) => document.userId === userId);
    if (matching.length > 0) yield matching;
    if (page.length < PAGE) return;
    after = page.at(-1)?.$id;
  }
}

/**
 * Sets the grants of all documents of the patient for `doctorId`. Each document changes from the old doctor to the new
 * one in a single write.
 */
async function correctAll(
  remote: Remote,
  patientId: string,
  doctorId: string | null,
  onFailure: OnFailure,
): Promise<number> {
  let written = 0;
  for (const type of personalRecords)
    for await (const page of documentsOf(remote, type.collection, patientId))
      written += await correctGrants(remote, type, page, () => Promise.resolve(doctorId), onFailure);
  return written;
}

/**
 * Sets the grants of all documents of one patient for the doctor whom her profile names now. Does nothing when that was
 * finished before, so an ordinary edit of a profile costs one read. Can be repeated and interrupted: unfinished work
 * stays stored, and the sweep continues it.
 * @returns how many documents were written
 * @throws AggregateError for the documents that failed, after all others were corrected
 */
export async function updatePatientGrants(remote: Remote, patientId: string): Promise<number> {
  const failures = new Failures();
  let written = 0;
  let isSettled = false;
  for (let round = 0; round < MAX_ROUNDS && failures.isEmpty; round++) {
    const doctorId = await assignedDoctor(remote, patientId);
    const state = (await remote.recall<GrantState>(patientId)) ?? { doctorId: null, isDone: true };
    isSettled = state.isDone && state.doctorId === doctorId;
    if (isSettled) break;
    await markUnfinished(remote, patientId, doctorId);
    written += await correctAll(remote, patientId, doctorId, failures.add);
    if (failures.isEmpty) await remote.remember(patientId, { doctorId, isDone: true } satisfies GrantState);
  }
  // Another run may have finished meanwhile and stored that nothing is left to do.
  if (!isSettled) await markUnfinished(remote, patientId);
  const profileDocument = await remote.find(profile.collection, patientId);
  const doctorOf = (userId: string) => assignedDoctor(remote, userId);
  if (profileDocument) written += await correctGrants(remote, profile, [profileDocument], doctorOf, failures.add);
  failures.throwIfAny();
  return written;
}
