import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlan, readPlan, waitingAnswers } from './db/notice-box.ts';
import { openStore, type Store } from './db/open-store.ts';
import { LATER_TAG } from './model/worker-news.ts';
import { putOffDose } from './put-off.ts';

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

describe('a dose that is put off in the app', () => {
  it('is told to the server, which rings again when the app is put away', async () => {
    fetched.mockResolvedValue(Response.json({ responseStatusCode: 200, responseBody: '{}' }));
    await putOffDose(store.userId, dose, Date.now());
    expect(fetched).toHaveBeenCalledTimes(1);
    const asked = JSON.stringify(fetched.mock.calls[0]?.[1].body);
    for (const part of ['/later', 'iron', '2026-11-21', '08:00']) expect(asked).toContain(part);
    expect(await waitingAnswers(store.userId)).toEqual([]);
    expect(register).not.toHaveBeenCalled();
  });

  it('waits for a network, and for the browser to call back', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const at = Date.now();
    await putOffDose(store.userId, dose, at);
    expect((await waitingAnswers(store.userId)).map(({ answer }) => answer)).toEqual([
      { ...dose, answer: 'later', at },
    ]);
    expect(register).toHaveBeenCalledWith(LATER_TAG);
  });

  it('asks nowhere before: its notification goes, and the plan leaves it out for a quarter of an hour', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const at = Date.now();
    await keepPlan(store.userId, [{ ...dose, id: 'n-1', dueAt: at }]);
    await putOffDose(store.userId, dose, at);
    expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
    expect(await readPlan(store.userId)).toMatchObject([{ id: 'n-1', notBefore: at + QUARTER_MS }]);
  });
});
