import { toInstant } from '../../src/model/instant.ts';
import type { RecordType } from '../../src/model/record.ts';
import type { DoctorOf } from './assigned-doctor.ts';
import type { OnFailure } from './failures.ts';
import type { HeldDocument } from './held-document.ts';
import type { Remote } from './remote.ts';
import { setFileRight } from './set-file-right.ts';
import { areSameGrants, fieldsOnHandOver, rightGrants } from './right-grants.ts';

type Change = [grants: string[], fields: Readonly<Record<string, unknown>>];

/** Writes all in one call; when that is refused each alone, for one may be why. @returns how many were written */
async function writeAll(
  remote: Remote,
  type: RecordType,
  ids: readonly string[],
  change: Change,
  onFailure: OnFailure,
): Promise<number> {
  try {
    await remote.setGrants(type.collection, ids, ...change);
    return ids.length;
  } catch (error) {
    const [id = '', ...others] = ids;
    if (others.length === 0) {
      onFailure(id, error);
      return 0;
    }
  }
  let written = 0;
  for (const id of ids) written += await writeAll(remote, type, [id], change, onFailure);
  return written;
}

/**
 * Gives each of these documents, and the files that they name, its right grants and leaves those alone that have them.
 * @param onFailure told of each that could not be set right; the others are
 * @returns how many were written
 */
export async function setRight(
  remote: Remote,
  type: RecordType,
  documents: readonly HeldDocument[],
  doctorOf: DoctorOf,
  onFailure: OnFailure,
): Promise<number> {
  let written = 0;
  const now = toInstant(Date.now());
  const idsByChange = new Map<string, string[]>();
  for (const document of documents) {
    try {
      const right = rightGrants(type, document, await doctorOf(document.userId));
      written += await setFileRight(remote, type, document, right);
      if (areSameGrants(right, document.$permissions)) continue;
      const change: Change = [right.toSorted(), fieldsOnHandOver(type, document, right, now)];
      const key = JSON.stringify(change);
      idsByChange.set(key, [...(idsByChange.get(key) ?? []), document.$id]);
    } catch (error) {
      onFailure(document.$id, error);
    }
  }
  for (const [key, ids] of idsByChange)
    written += await writeAll(remote, type, ids, JSON.parse(key) as Change, onFailure);
  return written;
}
