import { Query } from 'node-appwrite';
import type { ServerDocument } from './server-document.ts';
import { PAGE, type Remote } from './remote.ts';

/**
 * Patients in one query and in one run. Half a page, so that an answer has room for documents whose id differs in letter
 * case only.
 */
export const MAX_PATIENTS = PAGE / 2;

/**
 * The documents of these patients, page by page.
 * @param userIds at most `MAX_PATIENTS`
 * @param where further queries
 */
export async function* documentsOf(
  remote: Remote,
  collection: string,
  userIds: readonly string[],
  where: readonly string[] = [],
): AsyncGenerator<ServerDocument[]> {
  const patients = new Set(userIds);
  let after: string | undefined;
  for (;;) {
    const page = await remote.list(collection, [
      Query.equal('userId', [...userIds]),
      ...where,
      // Order by id: writing a grant changes `$updatedAt` and would reorder the pages.
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    // The backend compares ids without regard to letter case, so it may return another patient's documents.
    const matching = page.filter((document) => patients.has(document.userId));
    if (matching.length > 0) yield matching;
    if (page.length < PAGE) return;
    after = page.at(-1)?.$id;
  }
}
