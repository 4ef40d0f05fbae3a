import { describe, expect, it } from 'vitest';
import { matchesAll, parseQueries } from './realtime-query.ts';

const payload = {
  count: 10,
  title: 'Morning',
  tags: ['a', 'b'],
  done: false,
  at: '2026-11-21T02:25:25.164+00:00',
  gone: null,
};
const matches = (...queries: object[]) =>
  matchesAll(parseQueries(queries.map((query) => JSON.stringify(query))), payload);

describe('the queries of a subscription', () => {
  it.each([
    [{ method: 'equal', attribute: 'count', values: [9, 10] }, true],
    [{ method: 'equal', attribute: 'done', values: [false] }, true],
    [{ method: 'equal', attribute: 'count', values: ['10'] }, false],
    [{ method: 'notEqual', attribute: 'count', values: [10] }, false],
    [{ method: 'greaterThan', attribute: 'count', values: [10] }, false],
    [{ method: 'greaterThanEqual', attribute: 'count', values: [10] }, true],
    [{ method: 'lessThan', attribute: 'count', values: [11] }, true],
    [{ method: 'lessThanEqual', attribute: 'gone', values: [11] }, false],
    [{ method: 'greaterThan', attribute: 'at', values: ['2026-11-21T00:00:00.000+00:00'] }, true],
    [{ method: 'between', attribute: 'count', values: [5, 10] }, true],
    [{ method: 'between', attribute: 'count', values: [11, 20] }, false],
    [{ method: 'contains', attribute: 'tags', values: ['b', 'z'] }, true],
    [{ method: 'contains', attribute: 'title', values: ['orn'] }, true],
    [{ method: 'contains', attribute: 'count', values: [1] }, false],
    [{ method: 'startsWith', attribute: 'title', values: ['Mor'] }, true],
    [{ method: 'endsWith', attribute: 'title', values: ['Mor'] }, false],
    [{ method: 'startsWith', attribute: 'title', values: [{ toString: null }] }, false],
    [{ method: 'endsWith', attribute: 'title', values: [{ toString: null }] }, false],
    [{ method: 'isNull', attribute: 'gone' }, true],
    [{ method: 'isNull', attribute: 'absent' }, true],
    [{ method: 'isNotNull', attribute: 'count' }, true],
    [{ method: 'isNotNull', attribute: 'constructor' }, false],
    [{ method: 'isNull', attribute: '__proto__' }, true],
    [{ method: 'select', values: ['*'] }, true],
  ])('%j on the payload returns %s', (query, expected) => {
    expect(matches(query)).toBe(expected);
  });

  it('must all match, and can be nested', () => {
    const low = { method: 'lessThan', attribute: 'count', values: [5] };
    const morning = { method: 'equal', attribute: 'title', values: ['Morning'] };
    expect(matches(low, morning)).toBe(false);
    expect(matches({ method: 'or', values: [low, morning] })).toBe(true);
    expect(matches({ method: 'and', values: [low, morning] })).toBe(false);
    expect(matches()).toBe(true);
  });

  it.each([
    'bad',
    '{"method":"limit","values":[5]}',
    '{"method":"equal","values":[5]}',
    'null',
    '{"method":"or","values":3}',
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'].map(
      (method) => `{"method":"${method}","attribute":"title","values":[]}`,
    ),
  ])('reject %s', (text) => {
    expect(() => parseQueries([text])).toThrow();
  });
});
