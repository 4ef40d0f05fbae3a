import { expect, test } from 'vitest';
import type { Filter } from '../../queries/query.ts';
import { filterSql, matchExpression, type QueryNames } from './filter-sql.ts';

const names: QueryNames = {
  column: (name) => `"${name}"`,
  isArray: (name) => name === 'tags',
  searchTable: () => 'words',
};
const sql = (filter: Filter): string => filterSql(filter, names).text;
const later: Filter = { method: 'greaterThan', attribute: 'at', values: [5] };
const asLate: Filter = {
  method: 'and',
  members: [
    { method: 'equal', attribute: 'at', values: [5] },
    { method: 'greaterThan', attribute: 'id', values: ['x'] },
  ],
};

test('values never become part of the text', () => {
  const { text, values } = filterSql({ method: 'startsWith', attribute: 'a', values: [`50%_\\' OR 1=1`] }, names);
  expect(text).toBe(`("a" LIKE ? ESCAPE '\\')`);
  expect(values).toEqual([`50\\%\\_\\\\' OR 1=1%`]);
});

test('the text is the same for any number of values', () => {
  const equalTo = (...values: string[]): string => sql({ method: 'equal', attribute: 'a', values });
  expect(equalTo('1', '2')).toBe(equalTo('1', '2', '3'));
});

test('keyset pagination gets a range in which an index can start', () => {
  const { text, values } = filterSql({ method: 'or', members: [later, asLate] }, names);
  expect(text).toBe('"at" >= ? AND ("at" > ? OR ("at" = ? AND "id" > ?))');
  expect(values).toEqual([5, 5, 5, 'x']);
});

test('alternatives without a shared bound get no range', () => {
  const other: Filter = { method: 'greaterThan', attribute: 'at', values: [4] };
  expect(sql({ method: 'or', members: [later, other] })).toBe('("at" > ? OR "at" > ?)');
  expect(sql({ method: 'or', members: [later, { method: 'isNull', attribute: 'at', values: [] }] })).toBe(
    '("at" > ? OR "at" IS NULL)',
  );
});

test('contains matches elements of lists and parts of text', () => {
  expect(sql({ method: 'contains', attribute: 'tags', values: ['a'] })).toContain('json_each("tags")');
  expect(sql({ method: 'contains', attribute: 'title', values: ['a'] })).toContain('LIKE');
});

test.each([
  ['apple', '{c} : ("apple"*)'],
  ['apple tart', '{c} : ("apple" OR "tart"*)'],
  ['"apple tart"', '{c} : ("apple tart")'],
  ['a" OR b:*', '{c} : ("a" OR "OR" OR "b"*)'],
  ['مرحبا', '{c} : ("مرحبا"*)'],
  ['+-@()"', ''],
])('a search for %s uses the expression %s', (text, expected) => {
  expect(matchExpression('c', text)).toBe(expected);
});
