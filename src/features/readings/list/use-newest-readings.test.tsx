// @vitest-environment page
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addReading } from '@/db/records/readings.ts';
import { openStore } from '@/db/store/open-store.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/session/session.ts';
import { useNewestReadings } from './use-newest-readings.ts';

afterEach(cleanup);

it('fifty readings are shown, and fifty more each time older ones are asked for', async () => {
  const user = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
  useSession.setState({ user, isAuthenticated: true });
  await openStore('amina');
  for (let nth = 0; nth < 60; nth += 1)
    await addReading('weight', {
      weight: 60 + nth / 10,
      unit: 'kg',
      recordedAt: toInstant(Date.UTC(2026, 10, 1, nth)),
    });
  const { result } = renderHook(() => useNewestReadings('all'));
  await waitFor(() => expect(result.current.readings).toHaveLength(50));
  expect(result.current.readings?.[0]).toMatchObject({ weight: 65.9 });
  expect(result.current.hasOlder).toBe(true);
  act(() => result.current.showOlder());
  await waitFor(() => expect(result.current.readings).toHaveLength(60));
  expect(result.current.hasOlder).toBe(false);
});
