import { Query } from 'node-appwrite';

/** The fields that show to which account a document belongs. */
export interface Owned {
  readonly $id: string;
  readonly userId?: unknown;
}

/**
 * Up to `size` documents of this account; empty when there are no more. The backend compares ids without regard to
 * letter case, so documents of an account whose id differs only in case are skipped.
 */
export async function ownDocuments<T extends Owned>(
  list: (queries: string[]) => Promise<T[]>,
  userId: string,
  size: number,
): Promise<T[]> {
  let after: string | undefined;
  for (;;) {
    const page = await list([
      Query.equal('userId', [userId]),
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
      Query.limit(size),
    ]);
    const matching = page.filter((document) => document.userId === userId);
    if (matching.length > 0 || page.length < size) return matching;
    after = page.at(-1)?.$id;
  }
}
