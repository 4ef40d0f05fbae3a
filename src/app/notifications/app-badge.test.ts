// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAppBadge } from './app-badge.ts';
import { showAppBadge } from './show-app-badge.ts';
import { useDueDoseCount } from './due-dose-count.ts';
import { unreadMessage } from './test-messages.ts';
import { useUnreadMessages } from './unread-messages.ts';

const badge = { set: vi.fn(async () => undefined), clear: vi.fn(async () => undefined) };
let stop = () => {};
beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
});
afterEach(() => {
  stop();
  useUnreadMessages.setState({ messages: undefined });
  useDueDoseCount.setState({ count: 0 });
});

const arrive = (...ids: string[]) =>
  useUnreadMessages.setState({ messages: ids.map((id) => unreadMessage({ id, content: 'secret' })) });

it('the app icon shows the unread messages and the due doses in one number', () => {
  arrive('one', 'two');
  stop = followAppBadge('amina-badge');
  expect(badge.set).toHaveBeenLastCalledWith(2);
  useDueDoseCount.setState({ count: 1 });
  expect(badge.set).toHaveBeenLastCalledWith(3);
});

it('the number goes when everything is read, and when the user signs out', () => {
  arrive('one');
  stop = followAppBadge('amina-badge');
  arrive();
  expect(badge.clear).toHaveBeenCalledTimes(1);
  arrive('two');
  stop();
  expect(badge.clear).toHaveBeenCalledTimes(2);
});

it('the number of a push stays until the messages are known', () => {
  stop = followAppBadge('amina-badge');
  expect(badge.clear).not.toHaveBeenCalled();
  arrive();
  expect(badge.clear).toHaveBeenCalledTimes(1);
});

it('only a number leaves the app, never a word of a message', () => {
  arrive('one');
  stop = followAppBadge('amina-badge');
  expect(JSON.stringify(badge.set.mock.calls)).toBe('[[1]]');
});

it('a browser without a number on the app icon has no failure', async () => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  await expect(showAppBadge(1)).resolves.toBeUndefined();
});
