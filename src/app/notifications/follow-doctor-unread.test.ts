// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followDoctorUnread } from './follow-doctor-unread.ts';
import { noteSeen, seenMessages, useSeenMessages } from './seen-messages.ts';
import { noteServerUnread, useServerUnread } from './server-unread.ts';
import { unreadMessage } from './test-messages.ts';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';
import { useUnreadMessages } from './unread-messages.ts';

/** A fake server: what it has as unread, and the marks it was sent. */
const server = vi.hoisted(() => ({
  unread: [] as unknown[],
  marked: [] as string[][],
  asked: 0,
  ring: () => {},
  answer: (messages: unknown[]): Promise<unknown[]> => Promise.resolve(messages),
}));
vi.mock('@/sync/api/doctor/doctor-inbox.ts', () => ({
  unreadMessages: () => {
    server.asked += 1;
    return server.answer([...server.unread]);
  },
}));
vi.mock('@/sync/api/doctor/watch-patients.ts', () => ({
  watchPatients: (_: string, { onRing }: { onRing: () => void }) => {
    server.ring = onRing;
    return () => undefined;
  },
}));
vi.mock('@/sync/api/messages/doctor-messages.ts', () => ({
  markMessagesRead: (ids: string[]) => {
    server.marked.push(ids);
    return Promise.resolve();
  },
}));

const message = (id: string): UnreadMessage => unreadMessage({ id });
let doctors = 0;
let doctorId: string;
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  doctorId = `dr${(doctors += 1)}`;
  Object.assign(server, {
    unread: [],
    marked: [],
    asked: 0,
    answer: (messages: unknown[]) => Promise.resolve(messages),
  });
});
afterEach(() => {
  stop();
  useSeenMessages.setState({ userId: '', ids: [] });
  vi.useRealTimers();
});
const unread = () => useUnreadMessages.getState().messages?.map(({ id }) => id);
/** Lets the pause before a request pass. */
const pass = (ms = 500) => vi.advanceTimersByTimeAsync(ms);
const start = async () => {
  stop = followDoctorUnread(doctorId);
  await pass();
};

describe('the unread messages of a doctor', () => {
  it('are those of the server, on every page, and a new one is counted when its event arrives', async () => {
    server.unread = [message('one')];
    await start();
    expect(unread()).toEqual(['one']);
    server.unread = [message('two'), message('one')];
    server.ring();
    await pass();
    expect(unread()).toEqual(['two', 'one']);
  });

  it('are unknown until the server has answered, and after the sign-out', async () => {
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await start();
    expect(unread()).toBeUndefined();
    server.answer = (messages) => Promise.resolve(messages);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(unread()).toEqual([]);
    stop();
    expect(unread()).toBeUndefined();
    expect(useServerUnread.getState().answer).toBeNull();
  });

  it('are no longer counted as soon as they are on the screen, and the server is told once', async () => {
    server.unread = [message('two'), message('one')];
    await start();
    noteSeen(doctorId, ['one']);
    expect(unread()).toEqual(['two']);
    server.ring();
    await pass();
    expect(unread()).toEqual(['two']);
    expect(server.marked).toEqual([['one']]);
  });

  it('keep the mark of a message that was seen while the server was answering without it', async () => {
    let answerNow: (messages: unknown[]) => void = () => {};
    server.answer = () => new Promise((resolve) => (answerNow = resolve));
    await start();
    noteSeen(doctorId, ['new']);
    answerNow([]);
    await pass();
    expect([...seenMessages(doctorId)]).toEqual(['new']);
    server.answer = () => Promise.resolve([message('new')]);
    server.ring();
    await pass(5000);
    expect(unread()).toEqual([]);
    server.answer = () => Promise.resolve([]);
    server.ring();
    await pass(5000);
    expect(seenMessages(doctorId).size).toBe(0);
  });

  it('are those of the patient list when that has just asked the server, without a second request', async () => {
    noteServerUnread(doctorId, [message('one')], Date.now());
    await start();
    expect(unread()).toEqual(['one']);
    expect(server.asked).toBe(0);
    noteServerUnread(doctorId, [], Date.now() - 60_000);
    expect(unread()).toEqual(['one']);
  });
});
