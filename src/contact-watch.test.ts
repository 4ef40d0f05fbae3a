import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchContact } from './contact-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls a connection lost that does not come up in three seconds', () => {
  const contact = watchContact();
  expect(contact.now()).toBe('unknown');
  vi.advanceTimersByTime(3_000);
  expect(contact.now()).toBe('lost');
  contact.setLive(true);
  expect(contact.now()).toBe('live');
});

it('does not call a short break a loss', () => {
  const contact = watchContact();
  contact.setLive(true);
  contact.setLive(false);
  vi.advanceTimersByTime(2_000);
  contact.setLive(true);
  vi.advanceTimersByTime(10_000);
  expect(contact.now()).toBe('live');
});

it('stays lost while it tries in vain', () => {
  const contact = watchContact();
  vi.advanceTimersByTime(3_000);
  contact.setLive(false);
  expect(contact.now()).toBe('lost');
});
