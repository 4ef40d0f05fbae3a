import { toInstant } from '../../src/model/instant.ts';
import type { RecordType } from '../../src/model/record.ts';
import type { DoctorOf } from './assigned-doctor.ts';
import type { HeldDocument } from './held-document.ts';
import type { Remote } from './remote.ts';
import { setFileRight } from './set-file-right.ts';
import { areSameGrants, fieldsOnHandOver, rightGrants } from './right-grants.ts';

type Change = [grants: string[], fields: Readonly<Record<string, unknown>>];

/**
 * Gives each of these documents, and the files that they name, its right grants and leaves those alone that have them.
 * @returns how many were written
 */
export async function setRight(
  remote: Remote,
  type: RecordType,
  documents: readonly HeldDocument[],
  doctorOf: DoctorOf,
): Promise<number> {
  let written = 0;
  const now = toInstant(Date.now());
  const idsByChange = new Map<string, string[]>();
  for (const document of documents) {
    const right = rightGrants(type, document, await doctorOf(document.userId));
    written += await setFileRight(remote, type, document, right);
    if (areSameGrants(right, document.$permissions)) continue;
    const change: Change = [right.toSorted(), fieldsOnHandOver(type, document, right, now)];
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
