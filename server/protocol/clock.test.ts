import { afterEach, expect, test, vi } from 'vitest';
import { Clock, toStamp } from './clock.ts';

afterEach(() => vi.useRealTimers());

test('stamps never decrease when the clock of the machine is set back', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') });
  const clock = new Clock();
  const before = clock.stamp();
  vi.setSystemTime(Date.parse('2026-06-01T11:00:00Z'));
  expect(clock.stamp() >= before).toBe(true);
});

test('a change in the same millisecond gets a later stamp, and no later stamp is earlier', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') });
  const clock = new Clock();
  const first = clock.stamp();
  const second = clock.stampAfter(first);
  expect(second > first).toBe(true);
  expect(clock.stamp() >= second).toBe(true);
});

test('continues after the last stamp of an earlier run, but ignores a stamp that is far ahead', () => {
  const soon = toStamp(Date.now() + 60_000);
  const farAhead = '2999-01-01T00:00:00.000+00:00';
  const clock = new Clock();
  clock.startAfter(soon);
  clock.startAfter(farAhead);
  expect(clock.stampAfter(farAhead) > farAhead).toBe(true);
  expect(clock.stamp()).toBe(soon);
});
