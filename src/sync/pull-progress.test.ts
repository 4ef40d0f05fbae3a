import { expect, it } from 'vitest';
import { PullProgress } from './pull-progress.ts';
import type { Fetching } from './sync-status.ts';

const names = ['readings', 'doses'] as const;
const begin = () => {
  const told: (Fetching | null)[] = [];
  return { told, progress: new PullProgress(names, (fetching) => told.push(fetching)) };
};

it('says how many have come, of how many once all kinds are counted, and nothing when all is here', () => {
  const { told, progress } = begin();
  progress.end('weight');
  expect(told).toEqual([]);
  progress.fetched('bloodPressure', 1000);
  expect(progress.isCounted('bloodPressure')).toBe(false);
  progress.counted('bloodPressure', 3200);
  progress.fetched('weight', 1000);
  progress.fetched('bloodPressure', 1000);
  progress.counted('weight', 1500);
  progress.end('bloodPressure');
  progress.end('weight');
  expect(told).toEqual([
    { done: 1000, total: null },
    { done: 1000, total: 3200 },
    { done: 2000, total: null },
    { done: 3000, total: null },
    { done: 3000, total: 4700 },
    { done: 1000, total: 1500 },
    null,
  ]);
});

it('a count that comes when everything is here is no news', () => {
  const { told, progress } = begin();
  progress.fetched('bloodPressure', 1000);
  progress.end('bloodPressure');
  progress.counted('bloodPressure', 1200);
  expect(told.at(-1)).toBeNull();
});

it('the rest waits until every collection has had its first answer', async () => {
  const { progress } = begin();
  let isTurn = false;
  const turn = progress.turn().then(() => (isTurn = true));
  progress.arrived('readings');
  await Promise.resolve();
  expect(isTurn).toBe(false);
  progress.arrived('doses');
  await turn;
  expect(isTurn).toBe(true);
  await progress.turn();
});
