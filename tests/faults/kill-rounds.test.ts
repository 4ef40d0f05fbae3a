import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONFIG } from '../contract/server/server-under-test.ts';
import { killRounds } from './kill-rounds.ts';
import { Ledger } from './ledger.ts';

const ROUNDS = 8;

test(
  'a server killed at random moments has all that it answered and nothing half done',
  { timeout: 240_000 },
  async () => {
    const report = await killRounds({ rounds: ROUNDS, seed: randomInt(1e9), config: CONFIG });
    expect(report).toMatchObject({ rounds: ROUNDS });
  },
);

const kept = { title: 'kept', count: 1 };
const other = { title: 'other', count: 2 };

test('the ledger misses nothing: lost, changed, half applied and invented documents are all reported', () => {
  const ledger = new Ledger('w');
  ledger.answered(new Map([...'abc'].map((id) => [id, kept])));
  expect(ledger.settle(new Map([...'abc'].map((id) => [id, kept])))).toEqual([]);
  expect(ledger.settle(new Map([...'ab'].map((id) => [id, kept])))).toHaveLength(1);
  expect(ledger.settle(new Map([...'abcx'].map((id) => [id, kept])))).toHaveLength(1);
  ledger.unanswered(new Map([...'ab'].map((id) => [id, other])));
  const half = new Map(Object.entries({ a: other, b: kept, c: kept }));
  expect(ledger.settle(half).join()).toMatch(/half applied/);
});

test('a change without an answer may be there or not', () => {
  const ledger = new Ledger('w');
  ledger.answered(new Map([['a', kept]]));
  ledger.unanswered(new Map([['a', null]]));
  expect(ledger.settle(new Map([['a', kept]]))).toEqual([]);
  ledger.unanswered(new Map([['a', other]]));
  expect(ledger.settle(new Map([['a', other]]))).toEqual([]);
  expect([ledger.droppedDoubts, ledger.appliedDoubts]).toEqual([1, 1]);
});
