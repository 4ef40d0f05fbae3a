import fc from 'fast-check';
import type { FuzzAttribute, FuzzCollection } from './schema-of-json.ts';

type Raw = Record<string, unknown>;

/** Few document ids, so that many requests use the same document. */
export const DOCUMENT_IDS = Array.from({ length: 14 }, (_, n) => `d${n}`);
export const USER_IDS = ['ann', 'ben', 'doc', 'adm'];
const TIMES = ['2026-01-01T00:00:00.000+00:00', '2026-06-01T08:30:00Z', '2027-01-01'];
const TEXTS = ['a', 'A', 'word', 'word two', 'É', 'x', '2026-01-01'];
const STRANGE: readonly unknown[] = [
  '',
  "' OR 1=1 --",
  '"; DROP TABLE documents_1; --',
  '%',
  '_%',
  '\\',
  '\0',
  '\ud800',
  '😀'.repeat(40),
  'x'.repeat(3000),
  'NEAR("a" "b") OR *',
  '"',
  '__proto__',
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53 + 2,
  -0,
  [],
  ['a'],
  [[[]]],
  {},
  { $gt: '' },
  { toString: null },
  { toString: 1, valueOf: 2 },
];

export const strange = fc.constantFrom(...STRANGE);

/** Valid values of an attribute. */
export function fitting({ key, type, elements, size = 36, min, max }: FuzzAttribute): fc.Arbitrary<unknown> {
  if (elements && elements.length > 0) return fc.constantFrom(...elements);
  switch (type) {
    case 'integer':
      return fc.integer({ min: Math.max(min ?? 0, 0), max: Math.min(max ?? 5, Math.max(min ?? 0, 0) + 5) });
    case 'double':
    case 'float':
      return fc.constantFrom(...[1, 2.5, 95, 68.4].filter((n) => n >= (min ?? -1e9) && n <= (max ?? 1e9)), min ?? 1);
    case 'boolean':
      return fc.boolean();
    case 'datetime':
      return fc.constantFrom(...TIMES);
    default:
      return fc.constantFrom(
        ...(key.endsWith('Id') ? [...USER_IDS, ...DOCUMENT_IDS.slice(0, 3)] : TEXTS).map((t) => t.slice(0, size)),
      );
  }
}

const SYSTEM: FuzzAttribute[] = ['$id', '$createdAt', '$updatedAt'].map((key) => ({
  key,
  type: key === '$id' ? 'string' : 'datetime',
  array: false,
  required: true,
}));
const METHODS = [
  ['equal', 3],
  ['notEqual', 1],
  ['lessThan', 1],
  ['lessThanEqual', 1],
  ['greaterThan', 1],
  ['greaterThanEqual', 1],
  ['isNull', 0],
  ['isNotNull', 0],
  ['between', 2],
  ['notBetween', 2],
  ['startsWith', 1],
  ['notStartsWith', 1],
  ['endsWith', 1],
  ['notEndsWith', 1],
  ['contains', 2],
  ['notContains', 2],
  ['containsAny', 2],
  ['containsAll', 2],
  ['search', 1],
  ['notSearch', 1],
] as const;
const STRANGE_NAMES = [
  '$permissions',
  '_seq',
  '_id',
  '"x"',
  '__proto__',
  'constructor',
  '',
  'readers_1.role',
  '$sequence',
];

function comparison({ attributes }: FuzzCollection): fc.Arbitrary<Raw> {
  const on = (attribute: FuzzAttribute): fc.Arbitrary<Raw> => {
    const value = attribute.key === '$id' ? fc.constantFrom(...DOCUMENT_IDS) : fitting(attribute);
    const using = ([method, most]: (typeof METHODS)[number]): fc.Arbitrary<Raw> => {
      const least = method === 'between' || method === 'notBetween' ? 2 : Math.min(most, 1);
      const values = fc.array(value, { minLength: least, maxLength: most });
      return values.map((list) => ({ method, attribute: attribute.key, values: list }));
    };
    const isOfLists = (method: string): boolean => /^(not)?contains/i.test(method);
    return fc.oneof(...METHODS.filter(([method]) => !attribute.array || isOfLists(method)).map(using));
  };
  return fc.oneof(...[...SYSTEM, ...attributes].map(on));
}

const oddComparison: fc.Arbitrary<Raw> = fc.record(
  {
    method: fc.oneof(fc.constantFrom(...METHODS.map(([method]) => method)), strange),
    attribute: fc.oneof(fc.constantFrom(...STRANGE_NAMES), strange),
    values: fc.oneof(fc.array(strange, { maxLength: 4 }), strange),
  },
  { requiredKeys: [] },
);

function filter(leaf: fc.Arbitrary<Raw>): fc.Arbitrary<Raw> {
  const { tree } = fc.letrec<{ tree: Raw }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 4, arbitrary: leaf },
      {
        weight: 1,
        arbitrary: fc.record({
          method: fc.constantFrom('or', 'and'),
          values: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
        }),
      },
    ),
  }));
  return tree;
}

/** Nested alternatives, as deep as the length limit of a query allows. */
const deep = fc.integer({ min: 2, max: 70 }).map((depth) => {
  let query: Raw = { method: 'isNull', attribute: '$id' };
  for (let n = 0; n < depth; n++)
    query = { method: n % 2 === 0 ? 'or' : 'and', values: [query, { method: 'isNotNull', attribute: '$id' }] };
  return query;
});

function ordering(collection: FuzzCollection): fc.Arbitrary<Raw> {
  const keys = [...SYSTEM, ...collection.attributes.filter(({ array }) => !array)].map(({ key }) => key);
  return fc.record({ method: fc.constantFrom('orderAsc', 'orderDesc'), attribute: fc.constantFrom(...keys) });
}

const page: fc.Arbitrary<Raw> = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map((n) => ({ method: 'limit', values: [n] })),
  fc.integer({ min: 0, max: 6 }).map((n) => ({ method: 'offset', values: [n] })),
  fc.record({
    method: fc.constantFrom('cursorAfter', 'cursorBefore'),
    values: fc.tuple(fc.constantFrom(...DOCUMENT_IDS)),
  }),
);
const oddPage: fc.Arbitrary<Raw> = fc.record({
  method: fc.constantFrom('limit', 'offset', 'cursorAfter', 'cursorBefore', 'select', 'orderAsc', 'orderRandom', 'or'),
  values: fc.oneof(fc.tuple(strange), strange),
});
const broken = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"equal"',
  '{"method":null}',
  '{"method":"or","values":[null]}',
  '\ud800',
);

/** The `queries` of a list; most of them are valid for the collection. */
export function queriesOf(collection: FuzzCollection): fc.Arbitrary<string[]> {
  const text = (query: fc.Arbitrary<Raw>): fc.Arbitrary<string> => query.map((raw) => JSON.stringify(raw));
  const sound = fc.tuple(
    fc.array(text(filter(comparison(collection))), { maxLength: 2 }),
    fc.array(text(ordering(collection)), { maxLength: 2 }),
    fc.array(text(page), { maxLength: 2 }),
  );
  const odd = fc.array(
    fc.oneof(text(filter(oddComparison)), text(oddPage), text(deep), broken, text(comparison(collection))),
    {
      maxLength: 4,
    },
  );
  return fc.oneof({ weight: 5, arbitrary: sound.map((parts) => parts.flat()) }, { weight: 1, arbitrary: odd });
}
