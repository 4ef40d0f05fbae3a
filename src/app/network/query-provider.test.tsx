// @vitest-environment page
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLog } from '@/log/log.ts';
import { QueryProvider } from './query-provider.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function List({ name, load }: { name: string; load: () => Promise<string> }) {
  const { data, isError } = useQuery({ queryKey: [name], queryFn: load });
  return <p>{isError ? 'failed' : data}</p>;
}
/** Opens the page, and leaves it. */
async function visit(name: string, load: () => Promise<string>, ms = 0): Promise<void> {
  const { unmount } = render(
    <QueryProvider>
      <List name={name} load={load} />
    </QueryProvider>,
  );
  await pass(ms);
  unmount();
}

it('an answer is fresh for 5 minutes: a page that is opened again then shows it and asks nothing', async () => {
  const load = vi.fn(() => Promise.resolve('answer'));
  await visit('fresh', load);
  await pass(4 * 60_000 + 59_000);
  await visit('fresh', load);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(1_001);
  await visit('fresh', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('a request that fails is sent once more, and not a third time', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('no answer')));
  render(
    <QueryProvider>
      <List name="failing" load={load} />
    </QueryProvider>,
  );
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('failed')).toBeTruthy();
});

it('a window that gets the focus again asks nothing, also when the answer is no longer fresh', async () => {
  const load = vi.fn(() => Promise.resolve('answer'));
  render(
    <QueryProvider>
      <List name="focus" load={load} />
    </QueryProvider>,
  );
  await pass(10 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await pass(1_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a list that could not be read is in the log of this phone, by its name', async () => {
  localStorage.clear();
  const refused = Object.assign(new Error('Amina has pre-eclampsia'), { code: 500, type: 'general_unknown' });
  await visit('hospitals', () => Promise.reject(refused), 60_000);
  expect(readLog()).toMatchObject([{ event: 'list-failed', part: 'hospitals', code: 500, type: 'general_unknown' }]);
});
