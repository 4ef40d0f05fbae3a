// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { toInstant } from '@/model/instant.ts';
import type { WeightReading } from '@/model/reading.ts';
import { MOST_DATED } from '@/sync/online/list-sizes.ts';
import { firstWeightsQuery } from './patient-queries.ts';
import { DAY, now, patient } from './test-patients.ts';
import { useEarlyWeights } from './use-early-weights.ts';

/** 28 weeks and 4 days today. */
const amina = patient('amina');
const weight = (daysAgo: number): WeightReading => {
  const recordedAt = toInstant(now - daysAgo * DAY);
  return { id: `w${daysAgo}`, userId: 'amina', kind: 'weight', weight: 70, unit: 'kg', recordedAt, recordedDesc: 0 };
};
/** Her newest weights, one a day. */
const loaded = (count: number) => Array.from({ length: count }, (_, days) => weight(days));

/** What the gain is counted from, once the server has answered `first`; without an answer, before. */
function early(readings: readonly WeightReading[], first?: WeightReading[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, queryFn: () => [] } } });
  if (first) client.setQueryData(firstWeightsQuery('dr', 'amina', '2026-05-05').queryKey, first);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useEarlyWeights('dr', amina, readings, now), { wrapper });
  const found = result.current;
  unmount();
  client.clear();
  return found;
}
afterEach(cleanup);

it('are the loaded ones where these are all there are', () => {
  const readings = loaded(MOST_DATED - 1);
  expect(early(readings)).toBe(readings);
});

it('are the loaded ones where these reach back behind her last period', () => {
  const readings = [...loaded(MOST_DATED - 1), weight(201)];
  expect(early(readings)).toBe(readings);
});

it('are what the server answers where the loaded ones begin later, and none until then', () => {
  expect(early(loaded(MOST_DATED), [weight(190)]).map(({ id }) => id)).toEqual(['w190']);
  expect(early([...loaded(MOST_DATED)])).toEqual([]);
});
