import { describe, expect, it, vi } from 'vitest';
import { ownerGrants } from '@/model/permission.ts';
import { listGenuine } from './genuine-documents.ts';
import { isOwnOf } from './patient-documents.ts';

interface Asked {
  readonly method: string;
  readonly values?: readonly unknown[];
}

/** What the server holds in the order that is asked for, and how often it was asked. */
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
  const { documents, end } = await listGenuine('weight', { queries: [], limit: 100, isGenuine: isOwnOf('amina') });
  return { ids: documents.map(({ $id }) => $id), end: end?.$id, calls };
}

describe('the list of what is genuine', () => {
  it('is one answer where nothing is forged, and says where it was cut', async () => {
    held = of('amina', 250);
    expect(await list()).toMatchObject({ end: 'amina-99', calls: 1 });
    held = of('amina', 99);
    expect(await list()).toMatchObject({ end: undefined, calls: 1 });
  });

  it('goes on behind what a stranger wrote under her name', async () => {
    held = [...of('mallory', 100), ...of('amina', 1)];
    expect(await list()).toEqual({ ids: ['amina-0'], end: undefined, calls: 2 });
    held = [...of('mallory', 30), ...of('amina', 250)];
    const { ids, ...rest } = await list();
    expect([ids.length, rest]).toEqual([100, { end: 'amina-99', calls: 2 }]);
  });

  it('comes to an end however much was forged, and says that there may be more', async () => {
    held = [...of('mallory', 5_000), ...of('amina', 1)];
    expect(await list()).toEqual({ ids: [], end: 'mallory-999', calls: 10 });
  });

  it('leaves out an id that differs by letter case only', async () => {
    held = of('amina', 1).map((document) => ({ ...document, userId: 'Amina' }));
    expect(await list()).toMatchObject({ ids: [] });
  });
});
