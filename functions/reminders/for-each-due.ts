import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/time/instant.ts';
import { PAGE, type ServerDocument } from './remote.ts';
import { forEach, type Run } from './run.ts';

/**
 * Query for everything after a record in the order of a time field, then of ids. It uses values instead of a cursor
 * document, so changing the record does not move the position.
 */
export const keysetAfter = (field: string, at: string, { $id }: ServerDocument): string =>
  Query.or([Query.greaterThan(field, at), Query.and([Query.equal(field, [at]), Query.greaterThan('$id', $id)])]);

/**
 * Runs `work` for every document whose time `field` has come, the earliest first. A document that fails or keeps its
 * time is processed once in this run and again in the next, so failing documents never block those behind them.
 */
export async function forEachDue<F extends string, T extends { readonly [field in F]?: string | null }>(
  run: Run,
  { collection, field, queries }: { collection: string; field: F; queries: readonly string[] },
  work: (document: T & ServerDocument) => Promise<unknown>,
): Promise<void> {
  let last: (T & ServerDocument) | undefined;
  while (Date.now() < run.endsAt) {
    const page: (T & ServerDocument)[] = await run.remote.list<T>(collection, [
      ...queries,
      Query.lessThanEqual(field, toInstant(run.now)),
      ...(last ? [keysetAfter(field, last[field] ?? '', last)] : []),
      Query.orderAsc(field),
      Query.orderAsc('$id'),
    ]);
    const failures = await forEach(page, async (document) => {
      if (Date.now() < run.endsAt) await work(document);
    });
    run.failures.push(...failures);
    if (page.length < PAGE) return;
    last = page.at(-1);
  }
}
