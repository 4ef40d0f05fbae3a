// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ANSWERS_CHANNEL, type PageNews } from '@/model/worker-news.ts';
import { useTestPush } from './use-test-push.ts';

const sent = vi.hoisted(() => ({ count: 0 }));
vi.mock('@/sync/online/push.ts', () => ({ sendTestPush: () => Promise.resolve(`test-${++sent.count}`) }));

it('the message of an earlier test does not answer the one that is under way', async () => {
  const { result } = renderHook(() => useTestPush());
  await act(() => result.current.run());
  await act(() => result.current.run());
  const worker = new BroadcastChannel(ANSWERS_CHANNEL);
  const show = (id: string, inSeconds: number) =>
    worker.postMessage({ is: 'shown', id, at: Date.now() + inSeconds * 1000 } satisfies PageNews);
  // Opened last, so it hears after the page has heard.
  const witness = new BroadcastChannel(ANSWERS_CHANNEL);
  const heard = new Promise((done) => witness.addEventListener('message', done));
  show('test-1', 5);
  await act(() => heard);
  expect(result.current.state.is).toBe('waiting');
  show('test-2', 30);
  await waitFor(() => expect(result.current.state).toEqual({ is: 'arrived', seconds: 30 }));
  worker.close();
  witness.close();
});
