import { Query } from 'node-appwrite';
import { profile } from '../../src/model/profile.ts';
import { assignedDoctor } from './assigned-doctor.ts';
import { Failures, type OnFailure } from './failures.ts';
import type { HeldDocument } from './held-document.ts';
import { PAGE, type Remote } from './remote.ts';
import { personalRecords } from './right-grants.ts';
import { setRight } from './set-right.ts';

/** What was last carried through for one patient. */
interface Settled {
  readonly doctorId: string | null;
  /** False from the first write of a change to its last: an interrupted change is done again. */
  readonly isDone: boolean;
}

/** The same while it is not done: with whom it is about, because the name of a note does not tell. */
export interface PatientWork extends Settled {
  readonly patientId: string;
}

/** Remembers that her documents have to be gone through, whatever was carried through before. */
export async function leaveOpen(remote: Remote, patientId: string, doctorId: string | null = null): Promise<void> {
  await remote.remember(patientId, { patientId, doctorId, isDone: false } satisfies PatientWork, true);
}

/** A change that meets another one in the middle starts again, but not for ever. */
const MOST_ROUNDS = 5;

async function* documentsOf(remote: Remote, collection: string, userId: string): AsyncGenerator<HeldDocument[]> {
  let after: string | undefined;
  for (;;) {
    const page = await remote.list(collection, [
      Query.equal('userId', [userId]),
      // By id, because writing a grant moves $updatedAt and would shuffle the pages.
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    // The backend compares without regard to letter case, and takes another id for hers.
    const own = page.filter((held) => held.userId === userId);
    if (own.length > 0) yield own;
    if (page.length < PAGE) return;
    after = page.at(-1)?.$id;
  }
}

/** Gives all documents of the patient to `doctorId`: each passes from the old doctor to the new one in one write. */
async function moveAll(
  remote: Remote,
  patientId: string,
  doctorId: string | null,
  onFailure: OnFailure,
): Promise<number> {
  let written = 0;
  for (const type of personalRecords)
    for await (const page of documentsOf(remote, type.collection, patientId))
      written += await setRight(remote, type, page, () => Promise.resolve(doctorId), onFailure);
  return written;
}

/**
 * Brings all documents of one patient in line with the doctor her profile names now. Does nothing when that was carried
 * through already, so that any edit of a profile costs a look and no more. Safe to repeat and to interrupt: what is not
 * carried through stays open, and the sweep goes on with it.
 * @returns how many documents were written
 * @throws AggregateError for those that could not be, when all others are
 */
export async function settlePatient(remote: Remote, patientId: string): Promise<number> {
  const failures = new Failures();
  let written = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const doctorId = await assignedDoctor(remote, patientId);
    const settled = (await remote.recall<Settled>(patientId)) ?? { doctorId: null, isDone: true };
    if (settled.isDone && settled.doctorId === doctorId) break;
    await leaveOpen(remote, patientId, doctorId);
    written += await moveAll(remote, patientId, doctorId, failures.add);
    if (!failures.isEmpty) break;
    await remote.remember(patientId, { doctorId, isDone: true } satisfies Settled);
  }
  const held = await remote.find(profile.collection, patientId);
  const doctorOf = (userId: string) => assignedDoctor(remote, userId);
  if (held) written += await setRight(remote, profile, [held], doctorOf, failures.add);
  failures.throwIfAny();
  return written;
}
