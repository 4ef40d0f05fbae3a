import { describe, expect, it, vi } from 'vitest';
import { ownerGrants } from '@/model/schema/permission.ts';
import { listVerified } from './verified-documents.ts';
import { isOwnedBy } from './patient-documents.ts';

interface Asked {
  readonly method: string;
  readonly values?: readonly unknown[];
}

/** The server's documents in query order, and the number of requests. */
let held: { $id: string }[] = [];
let calls = 0;
vi.mock('./documents.ts', () => ({
  listDocuments: (_: string, queries: readonly string[]) => {
    calls += 1;
    const asked = queries.map((query) => JSON.parse(query) as Asked);
    const value = (method: string) => asked.find((each) => each.method === method)?.values?.[0];
    const from = held.findIndex(({ $id }) => $id === value('cursorAfter')) + 1;
    return Promise.resolve(held.slice(from, from + Number(value('limit'))));
  },
}));

const of = (writer: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    $id: `${writer}-${n}`,
    userId: 'amina',
    $permissions: ownerGrants(['read', 'delete'], writer),
  }));

async function list() {
  calls = 0;
  const { documents, end } = await listVerified('weight', { queries: [], limit: 100, isGenuine: isOwnedBy('amina') });
  return { ids: documents.map(({ $id }) => $id), end: end?.$id, calls };
}

describe('the list of genuine documents', () => {
  it('is one page when nothing is forged, and returns where it was cut', async () => {
    held = of('amina', 250);
    expect(await list()).toMatchObject({ end: 'amina-99', calls: 1 });
    held = of('amina', 99);
    expect(await list()).toMatchObject({ end: undefined, calls: 1 });
  });

  it('continues behind documents that a stranger forged', async () => {
    held = [...of('mallory', 100), ...of('amina', 1)];
    expect(await list()).toEqual({ ids: ['amina-0'], end: undefined, calls: 2 });
    held = [...of('mallory', 30), ...of('amina', 250)];
    const { ids, ...rest } = await list();
    expect([ids.length, rest]).toEqual([100, { end: 'amina-99', calls: 2 }]);
  });

  it('ends however many documents were forged, and reports that there may be more', async () => {
    held = [...of('mallory', 5_000), ...of('amina', 1)];
    expect(await list()).toEqual({ ids: [], end: 'mallory-999', calls: 10 });
  });

  it('leaves out an id that differs only by letter case', async () => {
    held = of('amina', 1).map((document) => ({ ...document, userId: 'Amina' }));
    expect(await list()).toMatchObject({ ids: [] });
  });
});
