import { Query } from 'node-appwrite';

/** What of a document tells whose it is. */
export interface Owned {
  readonly $id: string;
  readonly userId?: unknown;
}

/**
 * Some documents of this account, at most `size`; none when there are no more. The backend compares without regard to letter
 * case: those of an account whose id differs in nothing else are passed over.
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
    const own = page.filter((held) => held.userId === userId);
    if (own.length > 0 || page.length < size) return own;
    after = page.at(-1)?.$id;
  }
}
