// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openDoctorCache } from '@/db/doctor-cache.ts';
import { keptMessages } from '@/db/kept-messages.ts';
import { useKeptQuery } from './use-kept-query.ts';

const keptAs = keptMessages.conversation('dr', 'amina');

function Messages({ ask }: { ask: () => Promise<string[]> }) {
  const { data, dataUpdatedAt } = useKeptQuery({ doctorId: 'dr', queryKey: ['messages'], queryFn: ask, keptAs });
  return <p>{data ? `${data.join()} as of ${dataUpdatedAt}` : 'nothing'}</p>;
}
const visit = (ask: () => Promise<string[]>) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Messages ask={ask} />
    </QueryClientProvider>,
  );
afterEach(cleanup);

it('shows a doctor without a network the messages that were loaded last, with their time', async () => {
  // Opened first: only browsers keep two from making two keys at once.
  const cache = await openDoctorCache('dr');
  visit(() => Promise.resolve(['May I move my visit?']));
  const [text] = (await screen.findByText(/^May I move my visit\?/)).textContent.split(' as of ');
  expect(text).toBe('May I move my visit?');
  await vi.waitFor(async () => expect(await cache.read()).toHaveLength(1), { timeout: 30_000 });
  const [kept] = await cache.read();
  cleanup();

  visit(() => Promise.reject(new TypeError('Failed to fetch')));
  await screen.findByText(`May I move my visit? as of ${kept?.answeredAt}`);
  cache.close();
});
