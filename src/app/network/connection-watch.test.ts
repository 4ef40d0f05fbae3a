import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from './connection-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports a connection as lost when it is not up within three seconds', () => {
  const connection = watchConnection();
  expect(connection.now()).toBe('unknown');
  vi.advanceTimersByTime(3_000);
  expect(connection.now()).toBe('lost');
  connection.setLive(true);
  expect(connection.now()).toBe('live');
});

it('does not report a short break as lost', () => {
  const connection = watchConnection();
  connection.setLive(true);
  connection.setLive(false);
  vi.advanceTimersByTime(2_000);
  connection.setLive(true);
  vi.advanceTimersByTime(10_000);
  expect(connection.now()).toBe('live');
});

it('stays lost while reconnecting fails', () => {
  const connection = watchConnection();
  vi.advanceTimersByTime(3_000);
  connection.setLive(false);
  expect(connection.now()).toBe('lost');
});
