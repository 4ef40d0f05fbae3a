import { expect, it } from 'vitest';
import { PullProgress } from './pull-progress.ts';
import type { Fetching } from '@/sync/status/sync-status.ts';

const names = ['readings', 'doses'] as const;
const begin = () => {
  const told: (Fetching | null)[] = [];
  return { told, progress: new PullProgress(names, (fetching) => told.push(fetching)) };
};

it('reports the number fetched, the total once all kinds are counted, and null at the end', () => {
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

it('a total that arrives after the end is ignored', () => {
  const { told, progress } = begin();
  progress.fetched('bloodPressure', 1000);
  progress.end('bloodPressure');
  progress.counted('bloodPressure', 1200);
  expect(told.at(-1)).toBeNull();
});

it('older pages wait until every collection has its first page', async () => {
  const { progress } = begin();
  let isTurn = false;
  const turn = progress.untilOlderMayLoad().then(() => (isTurn = true));
  progress.firstPageFetched('readings');
  await Promise.resolve();
  expect(isTurn).toBe(false);
  progress.firstPageFetched('doses');
  await turn;
  expect(isTurn).toBe(true);
  await progress.untilOlderMayLoad();
});
