import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toStamp } from '../../protocol/clock.ts';
import type { Filter, ListQuery } from '../../queries/query.ts';
import { readSchema } from '../../schema/read-schema.ts';
import type { Collection } from '../../schema/schema.ts';
import { makeBaseTables } from '../migration/base-tables.ts';
import { CountCache } from './count-cache.ts';
import { DocumentTable, type StoredDocument } from './document-table.ts';
import { Store } from '../store.ts';

const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
const READERS = [['user:a'], ['user:b'], ['user:a', 'users'], []];
const asking = (filters: Filter[]): ListQuery => ({
  filters,
  orders: [],
  random: false,
  limit: 1,
  offset: 0,
  cursor: null,
  select: null,
});

let store: Store;
let collection: Collection;
beforeEach(() => {
  store = new Store(':memory:');
  makeBaseTables(store);
  const found = readSchema(config).databases.get('maia')?.collections.get('medication_reminders');
  if (!found) throw new Error('No reminders');
  collection = found;
});
afterEach(() => store.close());

const at = (n: number): string => toStamp(Date.UTC(2026, 0, 1) + n);
const timeZone = fc.constantFrom('one', 'ONE', 'Two', 'É', 'é');
const isActive = fc.constantFrom(true, false, null);
const nextDueAt = fc.option(fc.integer({ min: 0, max: 5 }).map(at));
const state = fc.record({ timeZone, isActive, nextDueAt, readers: fc.constantFrom(...READERS) });
const compare = (attribute: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<Filter> =>
  fc.record({
    method: fc.constantFrom('equal', 'notEqual', 'lessThan', 'greaterThanEqual', 'isNull', 'isNotNull'),
    attribute: fc.constant(attribute),
    values: fc.tuple(value),
  }) as fc.Arbitrary<Filter>;
const comparison = fc.oneof(
  compare('timeZone', timeZone),
  compare('isActive', fc.boolean()),
  compare('nextDueAt', fc.integer({ min: 0, max: 5 }).map(at)),
  compare('$updatedAt', fc.integer({ min: 0, max: 40 }).map(at)),
);
const filter = fc.oneof(
  comparison,
  fc.record({ method: fc.constantFrom('or', 'and'), members: fc.tuple(comparison, comparison) }),
) as fc.Arbitrary<Filter>;
const step = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), state, which: fc.nat(9) }),
  fc.record({ kind: fc.constant('update' as const), state, which: fc.nat(9) }),
  fc.record({ kind: fc.constant('remove' as const), state, which: fc.nat(9) }),
);

test('a total that is updated by changes equals a new count', async () => {
  let runs = 0;
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 25 }),
    fc.array(filter, { maxLength: 3 }),
    async (steps, filters) => {
      runs += 1;
      const table = new DocumentTable(store, { ...collection, id: `reminders${runs}` });
      const again = new DocumentTable(store, { ...collection, id: `reminders${runs}` });
      for (const [n, { kind, state: changed, which }] of steps.entries()) {
        const id = `d${which}`;
        const { readers, ...data } = changed;
        const permissions = readers.map((role) => `read("${role}")`);
        const before = table.byId(id);
        const after: Omit<StoredDocument, 'sequence'> = { id, createdAt: at(0), updatedAt: at(n), permissions, data };
        await store.write(() => {
          if (!before) table.insert(after);
          else if (kind === 'remove') table.remove(before);
          else table.update(before, { ...after, sequence: before.sequence }, Object.keys(data));
        });
        for (const roles of [['user:a', 'users'], ['user:b'], null]) {
          for (const query of [asking([]), asking(filters)]) {
            const { total } = table.list(query, roles, true);
            expect(total).toBe(again.list({ ...query, limit: 1000 }, roles, false).documents.length);
          }
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 30 });
});

const document = (n: number): StoredDocument => ({
  sequence: n,
  id: `d${n}`,
  createdAt: at(0),
  updatedAt: at(0),
  permissions: ['read("user:a")'],
  data: {},
});

test('one change updates the total without the store, very many changes are counted again', () => {
  const counts = new CountCache();
  let stored = 0;
  let asked = 0;
  const count = (): number =>
    counts.count({
      key: 'all',
      roles: ['user:a'],
      test: () => true,
      cap: 5000,
      compute: () => {
        asked += 1;
        return stored;
      },
    });
  const add = (): void => {
    stored += 1;
    counts.changeOf(null, document(stored));
  };
  expect(count()).toBe(0);
  add();
  expect([count(), asked]).toEqual([1, 1]);
  for (let n = 0; n < 3000; n++) add();
  expect([count(), asked]).toEqual([3001, 2]);
});

test('a total that stopped at its cap is counted again only when the known number falls below it', () => {
  const counts = new CountCache();
  let stored = 5000;
  let asked = 0;
  const count = (): number =>
    counts.count({
      key: 'all',
      roles: ['user:a'],
      test: () => true,
      cap: 10,
      compute: (most) => {
        asked += 1;
        return Math.min(stored, most);
      },
    });
  const removeMany = (): void => {
    for (let n = 0; n < 300; n++) counts.changeOf(document(stored--), null);
  };
  expect([count(), asked]).toEqual([10, 1]);
  for (let n = 0; n < 3; n++) {
    removeMany();
    expect([count(), asked]).toEqual([10, 1]);
  }
  removeMany();
  expect([count(), asked]).toEqual([10, 2]);
});
