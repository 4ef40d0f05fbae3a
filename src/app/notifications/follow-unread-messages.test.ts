// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveConversation } from '@/db/records/doctor-messages.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { followUnreadMessages } from './follow-unread-messages.ts';
import { noteSeen, seenMessages } from './seen-messages.ts';
import { useUnreadMessages } from './unread-messages.ts';

const server = vi.hoisted(() => ({ marked: [] as string[][], isReachable: true }));
vi.mock('@/sync/api/messages/doctor-messages.ts', () => ({
  markMessagesRead: (ids: string[]) => {
    if (!server.isReachable) return Promise.reject(new TypeError('Failed to fetch'));
    server.marked.push(ids);
    return Promise.resolve();
  },
}));

const DOCTOR = 'dr-ada';
let isOnline = true;
let store: Store;
let patients = 0;
let stop = () => {};
beforeEach(async () => {
  Object.assign(server, { marked: [], isReachable: true });
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  store = await openStore(`reader${(patients += 1)}`);
  await saveProfile({ assignedDoctorId: DOCTOR });
});
afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  await store.close();
});

const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000+00:00`;
/** A message as replication stores it. */
async function arrive(id: string, minute: number, more: object = {}) {
  const messages = await store.collection('doctorMessages');
  await messages.insert({
    id,
    userId: store.userId,
    doctorId: DOCTOR,
    sessionId: 's',
    senderId: DOCTOR,
    role: 'doctor',
    content: `words ${id}`,
    timestamp: at(minute),
    createdAt: at(minute),
    serverUpdatedAt: at(minute),
    isRead: false,
    recordedDesc: -Date.parse(at(minute)) + 1e15,
    ...more,
  } as never);
}
const unread = () => useUnreadMessages.getState().messages?.map(({ id }) => id);
const untilUnread = (...ids: string[]) => vi.waitFor(() => expect(unread()).toEqual(ids), { timeout: 5000 });
const start = () => (stop = followUnreadMessages(store.userId));

describe('the unread messages of a patient', () => {
  it("are the doctor's that she has not seen, the newest first, counted from the local store with no network", async () => {
    isOnline = false;
    await arrive('second', 20);
    await arrive('first', 10);
    await arrive('read before', 5, { isRead: true });
    await arrive('own', 6, { senderId: store.userId, role: 'patient' });
    await arrive('of another doctor', 7, { doctorId: 'dr-other', senderId: 'dr-other' });
    start();
    await untilUnread('second', 'first');
    await arrive('third', 30);
    await untilUnread('third', 'second', 'first');
  });

  it('are unknown until the store has answered, and after the end', async () => {
    expect(unread()).toBeUndefined();
    start();
    await untilUnread();
    stop();
    expect(unread()).toBeUndefined();
  });

  it('that are seen with no network are not counted any more, also after a restart, and are sent as read later', async () => {
    isOnline = false;
    await arrive('one', 1);
    start();
    await untilUnread('one');
    noteSeen(store.userId, ['one']);
    await untilUnread();
    stop();
    start();
    await untilUnread();
    expect(server.marked).toEqual([]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    expect(server.marked).toEqual([['one']]);
    window.dispatchEvent(new Event('online'));
    expect(server.marked).toEqual([['one']]);
  });

  it('are sent as read again when the server could not be reached', async () => {
    server.isReachable = false;
    await arrive('one', 1);
    start();
    await untilUnread('one');
    noteSeen(store.userId, ['one']);
    await untilUnread();
    server.isReachable = true;
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(server.marked).toEqual([['one']]);
    });
  });

  it('are forgotten on the device once the server knows them as read', async () => {
    await arrive('one', 1);
    start();
    await untilUnread('one');
    noteSeen(store.userId, ['one']);
    await untilUnread();
    const row = await (await store.collection('doctorMessages')).findOne('one').exec();
    await row?.incrementalPatch({ isRead: true } as never);
    await vi.waitFor(() => expect(seenMessages(store.userId).size).toBe(0), { timeout: 5000 });
    expect(unread()).toEqual([]);
  });

  it('are only those that the page of messages can open', async () => {
    await arrive('one', 1);
    const shown = await new Promise<string[]>((resolve) => {
      const end = liveConversation({ userId: store.userId, doctorId: DOCTOR }).subscribe((messages) => {
        resolve(messages.map(({ id }) => id));
        queueMicrotask(() => end());
      });
    });
    start();
    await untilUnread(...shown);
    await saveProfile({ assignedDoctorId: 'dr-new' });
    await untilUnread();
  });
});
