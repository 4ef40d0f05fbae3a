import { expect, it } from 'vitest';
import { ownDocuments, type Owned } from './own-documents.ts';

/** A collection that compares without regard to letter case, as the backend does. */
function listOf(held: readonly Owned[]) {
  return (queries: string[]): Promise<Owned[]> => {
    const of = (method: string) =>
      queries.map((each) => JSON.parse(each)).find((each) => each.method === method)?.values;
    const after = of('greaterThan')?.[0] ?? '';
    return Promise.resolve(held.filter(({ $id }) => $id > after).slice(0, of('limit')[0]));
  };
}

const many = (userId: string, letter: string, count: number): Owned[] =>
  Array.from({ length: count }, (_, at) => ({ $id: `${letter}${100 + at}`, userId }));

it('finds the documents of the user after full pages of another account whose id differs only in letter case', async () => {
  const own = many('AMINA', 'b', 3);
  expect(await ownDocuments(listOf([...many('amina', 'a', 20), ...own]), 'AMINA', 5)).toEqual(own);
});

it('ends when only documents of the other account exist', async () => {
  expect(await ownDocuments(listOf(many('amina', 'a', 20)), 'AMINA', 5)).toEqual([]);
});
