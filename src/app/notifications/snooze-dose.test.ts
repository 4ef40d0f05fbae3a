import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveReminderPlan, readReminderPlan, pendingAnswers } from '@/db/outbox/notification-outbox.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { SNOOZE_TAG } from '@/model/notifications/service-worker-messages.ts';
import { snoozeDose } from './snooze-dose.ts';

const QUARTER_MS = 15 * 60_000;
const dose = { reminderId: 'iron', date: '2026-11-21', time: '08:00' };
const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const register = vi.fn(async () => undefined);
let store: Store;
let number = 0;
let shown: { data: object; close: ReturnType<typeof vi.fn> }[];

beforeEach(async () => {
  store = await openStore(`amina-later-${number++}`);
  fetched.mockReset();
  register.mockClear();
  const about = { id: 'n-1', userId: store.userId, date: dose.date };
  shown = ['08:00', '20:00'].map((time) => ({
    data: { ...about, kind: 'dose', subjectId: 'iron', time },
    close: vi.fn(),
  }));
  const registration = { getNotifications: async () => shown, sync: { register } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('self', { location: { origin: 'https://maia.test' } });
  vi.stubGlobal('fetch', fetched);
});
afterEach(async () => {
  await store.close();
  vi.unstubAllGlobals();
});

describe('a dose that is snoozed in the app', () => {
  it('is sent to the server, which sends a push again when the app is closed', async () => {
    fetched.mockResolvedValue(Response.json({ responseStatusCode: 200, responseBody: '{}' }));
    await snoozeDose(store.userId, dose, Date.now());
    expect(fetched).toHaveBeenCalledTimes(1);
    const request = JSON.stringify(fetched.mock.calls[0]?.[1].body);
    for (const part of ['/later', 'iron', '2026-11-21', '08:00']) expect(request).toContain(part);
    expect(await pendingAnswers(store.userId)).toEqual([]);
    expect(register).not.toHaveBeenCalled();
  });

  it('is stored while offline, and a background sync is registered', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const at = Date.now();
    await snoozeDose(store.userId, dose, at);
    expect((await pendingAnswers(store.userId)).map(({ answer }) => answer)).toEqual([
      { ...dose, answer: 'later', at },
    ]);
    expect(register).toHaveBeenCalledWith(SNOOZE_TAG);
  });

  it('does not remind before: its notification closes, and the plan skips it for 15 minutes', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const at = Date.now();
    await saveReminderPlan(store.userId, [{ ...dose, id: 'n-1', dueAt: at }]);
    await snoozeDose(store.userId, dose, at);
    expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
    expect(await readReminderPlan(store.userId)).toMatchObject([{ id: 'n-1', notBefore: at + QUARTER_MS }]);
  });
});
