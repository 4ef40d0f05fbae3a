// @vitest-environment page
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ANSWERS_CHANNEL, type NotificationUpdate } from '@/model/notifications/service-worker-messages.ts';
import { useTestPush } from './use-test-push.ts';

const sent = vi.hoisted(() => ({ count: 0 }));
vi.mock('@/sync/api/push/push-subscription.ts', () => ({
  sendTestPush: () => Promise.resolve(`test-${++sent.count}`),
}));

it('the push of an earlier test does not complete the running test', async () => {
  const { result } = renderHook(() => useTestPush());
  await act(() => result.current.run());
  await act(() => result.current.run());
  const worker = new BroadcastChannel(ANSWERS_CHANNEL);
  const show = (id: string, inSeconds: number) =>
    worker.postMessage({ is: 'shown', id, at: Date.now() + inSeconds * 1000 } satisfies NotificationUpdate);
  // Opened last, so it receives the message after the page has.
  const observer = new BroadcastChannel(ANSWERS_CHANNEL);
  const received = new Promise((done) => observer.addEventListener('message', done));
  show('test-1', 5);
  await act(() => received);
  expect(result.current.state.is).toBe('waiting');
  show('test-2', 30);
  await waitFor(() => expect(result.current.state).toEqual({ is: 'arrived', seconds: 30 }));
  worker.close();
  observer.close();
});
