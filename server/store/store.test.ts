import { afterEach, beforeEach, expect, test } from 'vitest';
import { Store, violatedKey } from './store.ts';

let store: Store;
beforeEach(() => {
  store = new Store(':memory:');
  store.exec('CREATE TABLE things (name TEXT PRIMARY KEY)');
});
afterEach(() => store.close());

const add = (name: string): unknown => store.run('INSERT INTO things (name) VALUES (?)', name);
const names = (): unknown[] => store.all('SELECT name FROM things ORDER BY name').map((row) => row['name']);

test('writes of one turn run in the order in which they came, and one that fails takes only its own with it', async () => {
  const results = await Promise.allSettled([
    store.write(() => add('a')),
    store.write(() => {
      add('b');
      throw new Error('no');
    }),
    store.write(() => names()),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[2]).toMatchObject({ value: ['a'] });
});

test('callbacks run after the commit, in order, and not for what failed', async () => {
  const called: string[] = [];
  await Promise.allSettled([
    store.write(() => store.afterCommit(() => called.push(`first ${names().length}`))),
    store.write(() => {
      store.afterCommit(() => called.push('failed'));
      throw new Error('no');
    }),
    store.write(() => {
      add('x');
      store.afterCommit(() => called.push('second'));
    }),
  ]);
  expect(called).toEqual(['first 1', 'second']);
});

test('a part of a write can fail alone', async () => {
  const called: string[] = [];
  await store.write(() => {
    add('kept');
    try {
      store.nested(() => {
        add('dropped');
        store.afterCommit(() => called.push('dropped'));
        throw new Error('no');
      });
    } catch {
      store.afterCommit(() => called.push('kept'));
    }
  });
  expect(names()).toEqual(['kept']);
  expect(called).toEqual(['kept']);
});

test('what is pretended is seen inside and gone outside, callbacks too, also within a write', async () => {
  const called: string[] = [];
  const pretended = (): unknown[] =>
    store.pretend(() => {
      add('maybe');
      store.afterCommit(() => called.push('maybe'));
      return names();
    });
  expect(pretended()).toEqual(['maybe']);
  expect(await store.write(() => [...pretended(), ...names()])).toEqual(['maybe']);
  expect(names()).toEqual([]);
  expect(called).toEqual([]);
});

test('a doubled key is told from other faults', async () => {
  await store.write(() => add('one'));
  const error: unknown = await store.write(() => add('one')).catch((e: unknown) => e);
  expect(violatedKey(error)).toBe('things.name');
  expect(violatedKey(new Error('disk full'))).toBeNull();
});
