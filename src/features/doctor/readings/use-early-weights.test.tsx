// @vitest-environment page
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import type { WeightReading } from '@/model/records/reading.ts';
import { MAX_DATED } from '@/sync/api/doctor/list-limits.ts';
import { firstWeightsQuery } from '@/features/doctor/queries/patient-queries.ts';
import { DAY, now, patient } from '@/features/doctor/queries/test-patients.ts';
import { useEarlyWeights } from './use-early-weights.ts';

/** A patient at 28 weeks and 4 days today. */
const amina = patient('amina');
const weight = (daysAgo: number): WeightReading => {
  const recordedAt = toInstant(now - daysAgo * DAY);
  return { id: `w${daysAgo}`, userId: 'amina', kind: 'weight', weight: 70, unit: 'kg', recordedAt, recordedDesc: 0 };
};
/** The newest weights, one a day. */
const loaded = (count: number) => Array.from({ length: count }, (_, days) => weight(days));

/** The result of the hook, after the server has returned `first`; without `first`, before any response. */
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

it('early weights are the loaded ones if the patient has no others', () => {
  const readings = loaded(MAX_DATED - 1);
  expect(early(readings)).toBe(readings);
});

it('early weights are the loaded ones if they reach back before the last period', () => {
  const readings = [...loaded(MAX_DATED - 1), weight(201)];
  expect(early(readings)).toBe(readings);
});

it("early weights are the server's if the loaded ones start later, and none until they arrive", () => {
  expect(early(loaded(MAX_DATED), [weight(190)]).map(({ id }) => id)).toEqual(['w190']);
  expect(early([...loaded(MAX_DATED)])).toEqual([]);
});
