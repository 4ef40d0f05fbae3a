// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openDoctorCache } from '@/db/cache/doctor-cache.ts';
import { messageCacheKeys } from '@/db/cache/message-cache-keys.ts';
import { useCachedQuery } from './use-cached-query.ts';

const cacheKey = messageCacheKeys.conversation('dr', 'amina');

function Messages({ load }: { load: () => Promise<string[]> }) {
  const { data, dataUpdatedAt } = useCachedQuery({ doctorId: 'dr', queryKey: ['messages'], queryFn: load, cacheKey });
  return <p>{data ? `${data.join()} as of ${dataUpdatedAt}` : 'nothing'}</p>;
}
const visit = (load: () => Promise<string[]>) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Messages load={load} />
    </QueryClientProvider>,
  );
afterEach(cleanup);

it('shows the last loaded messages with their time to a doctor without a network', async () => {
  // Open it first: outside of a browser, opening twice at once would create two keys.
  const cache = await openDoctorCache('dr');
  visit(() => Promise.resolve(['May I move my visit?']));
  const [text] = (await screen.findByText(/^May I move my visit\?/)).textContent.split(' as of ');
  expect(text).toBe('May I move my visit?');
  await vi.waitFor(async () => expect(await cache.read()).toHaveLength(1), { timeout: 30_000 });
  const [entry] = await cache.read();
  cleanup();

  visit(() => Promise.reject(new TypeError('Failed to fetch')));
  await screen.findByText(`May I move my visit? as of ${entry?.answeredAt}`);
  cache.close();
});
