import type { RecordType } from '../../src/model/record.ts';
import type { DoctorOf } from './assigned-doctor.ts';
import type { HeldDocument } from './held-document.ts';
import type { Remote } from './remote.ts';
import { areSameGrants, personalReads, rightGrants } from './right-grants.ts';

/**
 * Gives each of these documents its right grants and leaves those alone that have them.
 * @param keepReaders leaves whoever can read it now: the first half of a change of doctor
 * @returns how many were written
 */
export async function setRight(
  remote: Remote,
  type: RecordType,
  documents: readonly HeldDocument[],
  doctorOf: DoctorOf,
  { keepReaders = false } = {},
): Promise<number> {
  const idsByGrants = new Map<string, string[]>();
  for (const document of documents) {
    const right = rightGrants(type, document, await doctorOf(document.userId));
    const wanted = keepReaders ? [...new Set([...right, ...personalReads(document.$permissions)])] : right;
    if (areSameGrants(wanted, document.$permissions)) continue;
    const key = JSON.stringify(wanted.toSorted());
    idsByGrants.set(key, [...(idsByGrants.get(key) ?? []), document.$id]);
  }
  let written = 0;
  for (const [grants, ids] of idsByGrants) {
    await remote.setGrants(type.collection, ids, JSON.parse(grants));
    written += ids.length;
  }
  return written;
}
