import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/instant.ts';
import { PAGE, type Held } from './remote.ts';
import { forEach, type Run } from './run.ts';

/** What comes after a record in the order of a time and then of ids. By value: no change of it can move the place. */
export const after = (field: string, at: string, { $id }: Held): string =>
  Query.or([Query.greaterThan(field, at), Query.and([Query.equal(field, [at]), Query.greaterThan('$id', $id)])]);

/**
 * Works on every document whose time `field` has come, the earliest first. One that fails or cannot be moved on is looked
 * at once and again in the next minute: however many of them there are, those behind them have their turn.
 */
export async function forEachDue<F extends string, T extends { readonly [field in F]?: string | null }>(
  run: Run,
  { collection, field, queries }: { collection: string; field: F; queries: readonly string[] },
  work: (document: T & Held) => Promise<unknown>,
): Promise<void> {
  let last: (T & Held) | undefined;
  while (Date.now() < run.endsAt) {
    const page: (T & Held)[] = await run.remote.list<T>(collection, [
      ...queries,
      Query.lessThanEqual(field, toInstant(run.now)),
      ...(last ? [after(field, last[field] ?? '', last)] : []),
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
