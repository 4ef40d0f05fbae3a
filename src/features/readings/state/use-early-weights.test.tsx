// @vitest-environment page
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { WeightReading } from '@/model/records/reading.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { useEarlyWeights } from './use-early-weights.ts';

const now = new Date(2026, 10, 21, 12).getTime();
/** 24 weeks today. */
const profile: Profile = {
  id: 'u',
  userId: 'u',
  pregnancyStatus: 'pregnant',
  datingMethod: 'LMP',
  estimatedLmp: '2026-06-06',
};
const weight = (day: string): WeightReading => {
  const recordedAt = toInstant(Date.parse(`${day}T08:00:00`));
  return { id: day, userId: 'u', kind: 'weight', weight: 70, unit: 'kg', recordedAt, recordedDesc: 0 };
};
const stored = ['2026-11-20', '2026-09-12', '2026-09-11', '2026-06-06', '2026-06-05'].map(weight);
vi.mock('@/db/records/live-readings.ts', () => ({
  readingsBetween: ({ from, until }: { from: string; until: string }) => ({
    initialValue: () => stored.filter(({ recordedAt }) => recordedAt >= from && recordedAt < until),
    subscribe: () => () => undefined,
  }),
}));

const days = (given: Profile) => renderHook(() => useEarlyWeights(given, now)).result.current?.map(({ id }) => id);
const synced = { lastSafeCopyAt: toInstant(now) };
afterEach(() => {
  cleanup();
  act(() => useSyncStatus.setState(useSyncStatus.getInitialState(), true));
});

it('early weights are those from the last period until 14 weeks, however long ago', () => {
  useSyncStatus.setState(synced);
  expect(days(profile)).toEqual(['2026-09-11', '2026-06-06']);
});

it('early weights are not queried when the weight before the pregnancy is known, or no weeks are', () => {
  useSyncStatus.setState(synced);
  expect(days({ ...profile, prePregnancyWeightKg: 66 })).toEqual([]);
  expect(days({ id: 'u', userId: 'u' })).toEqual([]);
});

it('there are no early weights during the first sync: a later weight would give a wrong range', () => {
  useSyncStatus.setState({ phase: 'syncing', lastSafeCopyAt: null });
  expect(days(profile)).toEqual([]);
});
