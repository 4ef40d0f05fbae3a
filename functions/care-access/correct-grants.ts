import { toInstant } from '../../src/model/time/instant.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import type { DoctorOf } from './assigned-doctor.ts';
import type { OnFailure } from './failures.ts';
import type { ServerDocument } from './server-document.ts';
import type { Remote } from './remote.ts';
import { correctFileGrants } from './correct-file-grants.ts';
import { areSameGrants, fieldsOnHandOver, expectedGrants } from './expected-grants.ts';

type Change = [grants: string[], fields: Readonly<Record<string, unknown>>];

/**
 * Writes all documents in one call. If that fails, writes each one alone, because one document may be the reason.
 * @returns how many were written
 */
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
 * Corrects the grants of these documents and of their files. Documents with correct grants are not written.
 * @param onFailure called for each document that could not be corrected; the others are still corrected
 * @returns how many documents and files were written
 */
export async function correctGrants(
  remote: Remote,
  type: RecordType,
  documents: readonly ServerDocument[],
  doctorOf: DoctorOf,
  onFailure: OnFailure,
): Promise<number> {
  let written = 0;
  const now = toInstant(Date.now());
  const idsByChange = new Map<string, string[]>();
  for (const document of documents) {
    try {
      const expected = expectedGrants(type, document, await doctorOf(document.userId));
      written += await correctFileGrants(remote, type, document, expected);
      if (areSameGrants(expected, document.$permissions)) continue;
      const change: Change = [expected.toSorted(), fieldsOnHandOver(type, document, expected, now)];
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
