import { beforeAll, describe, expect, test } from 'vitest';
import {
  asking,
  documents,
  freshId,
  limit,
  orderAsc,
  orderDesc,
  ownedBy,
  where,
  type Client,
  type Json,
} from '../server/client.ts';
import { done, isElsewhere, refused, serverUnderTest } from '../server/server-under-test.ts';

const server = serverUnderTest();
const COUNT = 80;

/** A small pseudo-random generator with a seed, so that each run makes the same data. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
/** A new prefix for each run, because an external server still holds the documents of earlier runs. */
const run = freshId('row');
const random = randomNumbers(20_261_121);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const maybe = <T>(value: T): T | null => (random() < 0.25 ? null : value);

interface Row {
  $id: string;
  title: string;
  kind: string;
  count: number;
  ratio: number | null;
  done: boolean | null;
  due: string | null;
  tags: string[] | null;
}

let owner: Client;
let rows: Row[] = [];

function makeRow(i: number): Row {
  return {
    $id: `${run}-${i}`,
    title: `T${String(Math.floor(random() * 40)).padStart(2, '0')}`,
    kind: pick(['red', 'green', 'blue']),
    count: Math.floor(random() * 12),
    ratio: maybe(Math.floor(random() * 8) / 4),
    done: maybe(random() < 0.5),
    due: maybe(`2026-05-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}T08:00:00.000+00:00`),
    tags: maybe(['a', 'b', 'c', 'd'].filter(() => random() < 0.5)),
  };
}

beforeAll(async () => {
  owner = await server.member('owner');
  const other = await server.member('other');
  rows = Array.from({ length: COUNT }, (_, i) => makeRow(i));
  const body = (list: Row[], reader: Client, mark: string): Json => ({
    documents: list.map((row) => ({ ...row, $id: mark + row.$id, $permissions: ownedBy(reader), owner: reader.id })),
  });
  done(await server.key().post(documents('entries'), body(rows, owner, '')), 201);
  done(await server.key().post(documents('entries'), body(rows, other, 'other-')), 201);
});

const ids = (body: Json): string[] => (body['documents'] as Json[]).map((document) => String(document['$id']));
const ask = async (...queries: Json[]): Promise<Json> =>
  done(await owner.get(documents('entries') + asking(...queries, limit(COUNT))));

type Test = (row: Row) => boolean;
type Value = string | number | boolean | null;
const compare = (a: Value, b: Value): number => (a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? -1 : 1);

/** A random query and the same condition as a function. An attribute without a value never matches. */
function makeCondition(): { query: Json; fits: Test } {
  const attribute = pick(['title', 'kind', 'count', 'ratio', 'done', 'due'] as const);
  const sample = (): Value => pick(rows.map((row) => row[attribute]).filter((value) => value !== null));
  const known =
    (test: (value: Exclude<Value, null>) => boolean): Test =>
    (row) =>
      row[attribute] !== null && test(row[attribute]);
  const [a, b] = [sample(), sample()].sort(compare) as [Value, Value];
  const conditions: { query: Json; fits: Test }[] = [
    { query: where('equal', attribute, a), fits: known((v) => v === a) },
    { query: where('equal', attribute, a, b), fits: known((v) => v === a || v === b) },
    { query: where('notEqual', attribute, a), fits: known((v) => v !== a) },
    { query: where('isNull', attribute), fits: (row) => row[attribute] === null },
    { query: where('isNotNull', attribute), fits: (row) => row[attribute] !== null },
  ];
  if (attribute !== 'done') {
    conditions.push(
      { query: where('lessThan', attribute, a), fits: known((v) => compare(v, a) < 0) },
      { query: where('lessThanEqual', attribute, a), fits: known((v) => compare(v, a) <= 0) },
      { query: where('greaterThan', attribute, a), fits: known((v) => compare(v, a) > 0) },
      { query: where('greaterThanEqual', attribute, a), fits: known((v) => compare(v, a) >= 0) },
      { query: where('between', attribute, a, b), fits: known((v) => compare(v, a) >= 0 && compare(v, b) <= 0) },
      { query: where('notBetween', attribute, a, b), fits: known((v) => compare(v, a) < 0 || compare(v, b) > 0) },
    );
  }
  return pick(conditions);
}

function makeFilter(depth: number): { query: Json; fits: Test } {
  if (depth === 0 || random() < 0.5) return makeCondition();
  const members = Array.from({ length: 2 + Math.floor(random() * 2) }, () => makeFilter(depth - 1));
  const isOr = random() < 0.5;
  return {
    query: { method: isOr ? 'or' : 'and', values: members.map(({ query }) => query) },
    fits: (row) => (isOr ? members.some(({ fits }) => fits(row)) : members.every(({ fits }) => fits(row))),
  };
}

describe('a list', () => {
  test('holds what a model of 300 random filters and orders holds, in its order, with its total', async () => {
    for (let round = 0; round < 300; round++) {
      const filters = Array.from({ length: Math.floor(random() * 3) }, () => makeFilter(2));
      const orders = ['title', 'kind', 'count', 'ratio', 'due']
        .filter(() => random() < 0.3)
        .map((attribute) => ({ attribute: attribute as 'title', descending: random() < 0.5 }));
      const queries = [
        ...filters.map(({ query }) => query),
        ...orders.map(({ attribute, descending }) => (descending ? orderDesc : orderAsc)(attribute)),
      ];
      const fitting = rows.filter((row) => filters.every(({ fits }) => fits(row)));
      const expected = fitting.toSorted((x, y) => {
        const difference = orders.map(
          ({ attribute, descending }) => compare(x[attribute], y[attribute]) * (descending ? -1 : 1),
        );
        return difference.find((n) => n !== 0) ?? 0;
      });
      const body = await ask(...queries);
      const what = JSON.stringify(queries);
      expect(body['total'], what).toBe(expected.length);
      expect(ids(body), what).toEqual(expected.map((row) => row.$id));
    }
  });

  test('can be walked by cursor, by offset and by value, and each way meets every document once', async () => {
    const expected = rows.toSorted((x, y) => compare(x.count, y.count)).map((row) => row.$id);
    const page = async (...queries: Json[]): Promise<Json[]> =>
      done(await owner.get(documents('entries') + asking(...queries, limit(7))))['documents'] as Json[];
    const walks = {
      cursor: (last: Json) => [orderAsc('count'), { method: 'cursorAfter', values: [last['$id']] }],
      offset: (_last: Json, seen: number) => [orderAsc('count'), { method: 'offset', values: [seen] }],
      value: (last: Json) => [
        {
          method: 'or',
          values: [
            where('greaterThan', 'count', last['count']),
            {
              method: 'and',
              values: [where('equal', 'count', last['count']), where('greaterThan', '$sequence', last['$sequence'])],
            },
          ],
        },
        orderAsc('count'),
      ],
    };
    for (const [name, next] of Object.entries(walks)) {
      const seen = await page(orderAsc('count'));
      for (let last = seen.at(-1); last !== undefined;) {
        const more = await page(...next(last, seen.length));
        seen.push(...more);
        last = more.at(-1);
      }
      expect(
        seen.map((document) => document['$id']),
        name,
      ).toEqual(expected);
    }
  });

  test('before a cursor is the reverse of after it', async () => {
    const all = ids(await ask(orderDesc('title')));
    const middle = all[40];
    const before = ids(
      done(
        await owner.get(
          documents('entries') + asking(orderDesc('title'), { method: 'cursorBefore', values: [middle] }, limit(5)),
        ),
      ),
    );
    expect(before).toEqual(all.slice(35, 40));
  });

  test('a cursor whose ordering value is not set is refused', async () => {
    const unset = rows.find((row) => row.due === null);
    const answer = await owner.get(
      documents('entries') + asking(orderAsc('due'), { method: 'cursorAfter', values: [unset?.$id] }),
    );
    refused(answer, 400, 'database_query_order_null');
  });

  describe.skipIf(isElsewhere)('a cursor that the caller may not read is as unknown as one that does not exist', () => {
    const message = async (caller: Client, cursor: string, ...queries: Json[]) => {
      const answer = await caller.get(
        documents('entries') + asking(...queries, { method: 'cursorAfter', values: [cursor] }),
      );
      refused(answer, 400, 'general_cursor_not_found');
      return String(answer.body['message']).replaceAll(cursor, '…');
    };

    test.each([
      ['another user', () => server.member('reader')],
      ['a guest', () => Promise.resolve(server.guest())],
    ])('for %s, in every order and when the ordering value is not set', async (_, join) => {
      const caller = await join();
      const unset = rows.find((row) => row.due === null)?.$id ?? '';
      const set = rows.find((row) => row.due !== null)?.$id ?? '';
      const unknown = await message(caller, freshId('unknown'), orderAsc('due'));
      for (const cursor of [unset, set])
        for (const queries of [[], [orderAsc('due')], [orderDesc('title')], [where('equal', 'kind', 'red')]])
          expect(await message(caller, cursor, ...queries)).toBe(unknown);
    });

    test('also after the right to read it was taken away', async () => {
      const reader = await server.member('reader');
      const id = freshId('shared');
      const grant = `read("user:${reader.id}")`;
      const data = { title: 'T99' };
      done(
        await server
          .key()
          .post(documents('entries'), { documentId: id, data, permissions: [...ownedBy(owner), grant] }),
        201,
      );
      const list = () =>
        reader.get(documents('entries') + asking(orderAsc('title'), { method: 'cursorBefore', values: [id] }));
      done(await list());
      done(await server.key().patch(documents('entries', id), { permissions: ownedBy(owner) }));
      refused(await list(), 400, 'general_cursor_not_found');
      done(await server.key().delete(documents('entries', id)), 204);
    });
  });

  test.each([
    ['contains', ['a', 'b'], (tags: string[]) => tags.includes('a') || tags.includes('b')],
    ['containsAny', ['c'], (tags: string[]) => tags.includes('c')],
    ['containsAll', ['a', 'd'], (tags: string[]) => tags.includes('a') && tags.includes('d')],
    ['notContains', ['a'], (tags: string[]) => !tags.includes('a')],
  ] as const)('%s on a list attribute leaves out documents that never had one', async (method, values, fits) => {
    const expected = rows.filter((row) => row.tags !== null && fits(row.tags)).map((row) => row.$id);
    expect(ids(await ask(where(method, 'tags', ...values)))).toEqual(expected);
  });

  test('text compares without regard to letter case', async () => {
    const title = rows[0]?.title.toLowerCase();
    expect(ids(await ask(where('equal', 'title', title)))).toEqual(
      rows.filter((row) => row.title.toLowerCase() === title).map((r) => r.$id),
    );
  });

  test('no other user has a share in it, not even in the total', async () => {
    expect(await ask(where('equal', '$id', `other-${run}-1`, `other-${run}-2`))).toEqual({ total: 0, documents: [] });
  });

  test('the total follows what is written at once', async () => {
    const mine = where('equal', 'title', 'counted');
    expect((await ask(mine))['total']).toBe(0);
    const { $id } = done(
      await owner.post(documents('entries'), { documentId: 'unique()', data: { title: 'counted' } }),
      201,
    );
    expect((await ask(mine))['total']).toBe(1);
    done(await server.key().patch(documents('entries', String($id)), { permissions: [] }));
    expect((await ask(mine))['total']).toBe(0);
    done(await server.key().patch(documents('entries', String($id)), { permissions: ownedBy(owner) }));
    expect((await ask(mine))['total']).toBe(1);
    done(await owner.delete(documents('entries', String($id))), 204);
    expect((await ask(mine))['total']).toBe(0);
  });
});

describe('full text search', () => {
  test('finds any of the words, the last one by its beginning, accents aside, and follows changes', async () => {
    const write = async (text: string): Promise<string> =>
      String(
        done(await owner.post(documents('entries'), { documentId: 'unique()', data: { title: 'text', text } }), 201)[
          '$id'
        ],
      );
    const [warm, cold] = [await write('Warm café milk'), await write('cold water')];
    const found = async (words: string): Promise<string[]> => ids(await ask(where('search', 'text', words)));
    expect(await found('cafe')).toEqual([warm]);
    expect(await found('wat')).toEqual([cold]);
    expect(await found('milk water')).toEqual([warm, cold]);
    expect(await found('"cold water"')).toEqual([cold]);
    expect(await found('"water cold"')).toEqual([]);
    expect(await found('+-*"()')).toEqual([]);
    expect(await found('a '.repeat(1000))).toEqual([]);
    done(await owner.patch(documents('entries', cold), { data: { text: 'ice' } }));
    expect(await found('water')).toEqual([]);
    expect(await found('ice')).toEqual([cold]);
    done(await owner.delete(documents('entries', cold)), 204);
    expect(await found('ice')).toEqual([]);
  });
});

describe('a query', () => {
  test.each<[string, Json]>([
    ['an unknown attribute', where('equal', 'nothing', 1)],
    ['a value of another type', where('equal', 'count', '1')],
    ['a text for a boolean', where('equal', 'done', 'true')],
    ['a fraction for an integer', where('greaterThan', 'count', 1.5)],
    ['no value', where('equal', 'count')],
    ['two values where one is meant', where('lessThan', 'count', 1, 2)],
    ['one value where two are meant', where('between', 'count', 1)],
    ['a single condition in or', { method: 'or', values: [where('equal', 'count', 1)] }],
    ['equality with a list', where('equal', 'tags', 'a')],
    ['a part of a number', where('contains', 'count', 1)],
    ['search without an index', where('search', 'title', 'x')],
    ['an inherited name as attribute', where('equal', 'constructor', 'x')],
    ['an order by nothing known', orderAsc('__proto__')],
    ['a limit of 0', limit(0)],
    ['a limit that is text', { method: 'limit', values: ['5'] }],
    ['another method', { method: 'constructor', attribute: 'title', values: ['x'] }],
  ])('with %s is refused', async (_what, query) => {
    refused(await owner.get(documents('entries') + asking(query)), 400, 'general_query_invalid');
  });

  test('cannot break out of its value', async () => {
    for (const value of [`' OR 1=1 --`, `"; DROP TABLE users; --`, '%', '_', '\\']) {
      expect(ids(await ask(where('equal', 'title', value)))).toEqual([]);
      expect(ids(await ask(where('contains', 'title', value)))).toEqual([]);
    }
  });
});
