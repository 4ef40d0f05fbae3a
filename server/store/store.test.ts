import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storageFailure } from './storage-failure.ts';
import { Store, violatedKey } from './store.ts';

let store: Store;
beforeEach(() => {
  store = new Store(':memory:');
  store.exec('CREATE TABLE things (name TEXT PRIMARY KEY)');
});
afterEach(() => store.close());

const add = (name: string): unknown => store.run('INSERT INTO things (name) VALUES (?)', name);
const names = (): unknown[] => store.all('SELECT name FROM things ORDER BY name').map((row) => row['name']);

test('writes of one turn run in order, and one that fails rolls back only its own changes', async () => {
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

test('callbacks run after the commit, in order, and not for failed writes', async () => {
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

test('the changes of a dry run are visible inside and gone outside, with their callbacks, also within a write', async () => {
  const called: string[] = [];
  const pretended = (): unknown[] =>
    store.dryRun(() => {
      add('maybe');
      store.afterCommit(() => called.push('maybe'));
      return names();
    });
  expect(pretended()).toEqual(['maybe']);
  expect(await store.write(() => [...pretended(), ...names()])).toEqual(['maybe']);
  expect(names()).toEqual([]);
  expect(called).toEqual([]);
});

describe('with no space left', () => {
  const long = 'x'.repeat(20_000);
  const fill = (): void => {
    const { page_count: pages } = store.get('PRAGMA page_count') ?? {};
    store.exec(`PRAGMA max_page_count = ${Number(pages) + 2}`);
  };
  const makeRoom = (): void => store.exec('PRAGMA max_page_count = 1000000');

  test('no write of the commit is stored or confirmed, and the next write finds the earlier state', async () => {
    await store.write(() => add('before'));
    fill();
    const called: string[] = [];
    const results = await Promise.allSettled([
      store.write(() => {
        store.afterCommit(() => called.push('small'));
        return add('small');
      }),
      store.write(() => add(long)),
      store.write(() => add('later')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    for (const result of results) expect(storageFailure((result as PromiseRejectedResult).reason)?.status).toBe(507);
    expect([names(), called]).toEqual([['before'], []]);
    makeRoom();
    await store.write(() => add('after'));
    expect(names()).toEqual(['after', 'before']);
  });

  test('a write that continues after a failed part writes nothing', async () => {
    fill();
    const write = store.write(() => {
      try {
        store.nested(() => add(long));
      } catch {
        add('in spite of it');
      }
    });
    await expect(write).rejects.toThrow(/full/);
    expect(names()).toEqual([]);
  });

  test('a dry run fails alone', async () => {
    fill();
    expect(() => store.dryRun(() => add(long))).toThrow(/full/);
    makeRoom();
    await store.write(() => add('after'));
    expect(names()).toEqual(['after']);
  });
});

test('a duplicate key is distinguished from other errors', async () => {
  await store.write(() => add('one'));
  const error: unknown = await store.write(() => add('one')).catch((e: unknown) => e);
  expect(violatedKey(error)).toBe('things.name');
  expect(violatedKey(new Error('disk full'))).toBeNull();
});
