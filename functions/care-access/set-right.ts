import type { RecordType } from '../../src/model/record.ts';
import type { DoctorOf } from './assigned-doctor.ts';
import type { HeldDocument } from './held-document.ts';
import type { Remote } from './remote.ts';
import { setFileRight } from './right-file.ts';
import { areSameGrants, fieldsOnHandOver, rightGrants } from './right-grants.ts';

type Change = [grants: string[], fields: Readonly<Record<string, unknown>>];

/**
 * Gives each of these documents, and the files they name, their right grants and leaves those alone that have them.
 * @returns how many were written
 */
export async function setRight(
  remote: Remote,
  type: RecordType,
  documents: readonly HeldDocument[],
  doctorOf: DoctorOf,
): Promise<number> {
  const idsByChange = new Map<string, string[]>();
  let written = 0;
  for (const document of documents) {
    const doctorId = await doctorOf(document.userId);
    // Also of a record that is right already: an earlier run may have ended before its file.
    if (await setFileRight(remote, type, document, doctorId)) written++;
    const right = rightGrants(type, document, doctorId);
    if (areSameGrants(right, document.$permissions)) continue;
    const change: Change = [right.toSorted(), fieldsOnHandOver(type, document, right)];
    const key = JSON.stringify(change);
    idsByChange.set(key, [...(idsByChange.get(key) ?? []), document.$id]);
  }
  for (const [key, ids] of idsByChange) {
    const [grants, fields] = JSON.parse(key) as Change;
    await remote.setGrants(type.collection, ids, grants, fields);
    written += ids.length;
  }
  return written;
}
