import { Query } from 'node-appwrite';
import { profile } from '../../src/model/profile.ts';
import { assignedDoctor } from './assigned-doctor.ts';
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
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.$id;
  }
}

/** Gives all documents of the patient to `doctorId`: each passes from the old doctor to the new one in one write. */
async function moveAll(remote: Remote, patientId: string, doctorId: string | null): Promise<number> {
  let written = 0;
  for (const type of personalRecords)
    for await (const page of documentsOf(remote, type.collection, patientId))
      written += await setRight(remote, type, page, () => Promise.resolve(doctorId));
  return written;
}

/**
 * Brings all documents of one patient in line with the doctor her profile names now. Does nothing when that was carried
 * through already, so that any edit of a profile costs a look and no more. Safe to repeat and to interrupt.
 * @returns how many documents were written
 */
export async function settlePatient(remote: Remote, patientId: string): Promise<number> {
  let written = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const doctorId = await assignedDoctor(remote, patientId);
    const settled = (await remote.recall<Settled>(patientId)) ?? { doctorId: null, isDone: true };
    if (settled.isDone && settled.doctorId === doctorId) break;
    await remote.remember(patientId, { doctorId, isDone: false } satisfies Settled);
    written += await moveAll(remote, patientId, doctorId);
    await remote.remember(patientId, { doctorId, isDone: true } satisfies Settled);
  }
  const held = await remote.find(profile.collection, patientId);
  if (held) written += await setRight(remote, profile, [held], (userId) => assignedDoctor(remote, userId));
  return written;
}

/** The same for everybody who names this account as her doctor: the account has won or lost the label, or is gone. */
export async function settlePatientsOf(remote: Remote, doctorId: string): Promise<number> {
  let written = 0;
  let after: string | undefined;
  for (;;) {
    const page = await remote.list(profile.collection, [
      Query.equal('assignedDoctorId', [doctorId]),
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    for (const { $id } of page) written += await settlePatient(remote, $id);
    if (page.length < PAGE) return written;
    after = page.at(-1)?.$id;
  }
}
