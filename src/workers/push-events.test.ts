import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlan, waitingAnswers, type PlannedNotice } from '@/db/notice-box.ts';
import { openStore, type Store } from '@/db/open-store.ts';
import { HOUR_MS, MINUTE_MS } from '@/model/durations.ts';
import { noticeId } from '@/model/reminder-notice.ts';
import { PLAN_TAG } from '@/model/worker-news.ts';

const sendLater = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('@/sync/send-later.ts', () => ({ sendLater }));

interface Shown {
  readonly tag: string;
  readonly data: unknown;
  readonly close: () => void;
}

/** As much of a service worker as answers and periods need: what is on the lock screen, and the events it is woken by. */
class Worker {
  shown: Shown[] = [];
  /** A notification that takes the place of one with its tag makes no sound. */
  rung = 0;
  readonly #listeners = new Map<string, ((event: object) => void)[]>();
  readonly clients = { matchAll: async () => [{}] };
  readonly registration = {
    showNotification: async (_title: string, { tag, data }: { tag: string; data: unknown }) => {
      const close = () => void (this.shown = this.shown.filter((each) => each.tag !== tag));
      if (!this.shown.some((each) => each.tag === tag)) this.rung += 1;
      close();
      this.shown.push({ tag, data, close });
    },
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      this.shown.filter((each) => tag === undefined || each.tag === tag),
  };
  readonly addEventListener = (type: string, listener: (event: object) => void) =>
    void this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);

  async wake(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    for (const listener of this.#listeners.get(type) ?? [])
      listener({ ...event, waitUntil: (each: Promise<unknown>) => void work.push(each) });
    await Promise.all(work);
  }
  push = (message: object) => this.wake('push', { data: { text: () => JSON.stringify(message) } });
  /** The browser looks what is due, with all tabs closed. */
  period = () => this.wake('periodicsync', { tag: PLAN_TAG });
  async tap(tag: string, action: 'taken' | 'later'): Promise<void> {
    const notification = this.shown.find((each) => each.tag === tag);
    await this.wake('notificationclick', { notification, action });
  }
  tags = () => this.shown.map(({ tag }) => tag);
}

const key = { date: '2026-11-21', time: '08:00' };
const dueAt = Date.UTC(2026, 10, 21, 5);
let worker: Worker;
let store: Store;
let number = 0;
let ids: { dose: string; again: string };
const message = (kind: 'dose' | 'again') => ({ ...key, kind, id: ids[kind], userId: store.userId, subjectId: 'iron' });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: dueAt + MINUTE_MS });
  sendLater.mockClear();
  worker = new Worker();
  vi.stubGlobal('self', worker);
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
  vi.stubGlobal('caches', { match: async () => undefined });
  store = await openStore(`amina-push-${number++}`);
  const idOf = (kind: 'dose' | 'again') => noticeId({ ...key, kind, subjectId: 'iron' });
  ids = { dose: await idOf('dose'), again: await idOf('again') };
  const planned: PlannedNotice = { ...key, id: ids.dose, reminderId: 'iron', dueAt };
  await keepPlan(store.userId, [planned]);
  const { listenForPush } = await import('./push-events.ts');
  listenForPush(async () => undefined);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  vi.unstubAllGlobals();
});

describe('a notification that is answered with all tabs closed', () => {
  it('takes the other one of its dose off the screen', async () => {
    await worker.push(message('dose'));
    await worker.push(message('again'));
    await worker.push({ ...message('dose'), id: 'another', time: '20:00' });
    await worker.tap(ids.again, 'taken');
    expect(worker.tags()).toEqual(['another']);
    expect((await waitingAnswers(store.userId)).map(({ answer }) => answer.answer)).toEqual(['taken']);
  });

  it('Taken is not shown anew when the browser looks what is due', async () => {
    await worker.period();
    expect(worker.tags()).toEqual([ids.dose]);
    await worker.tap(ids.dose, 'taken');
    await worker.period();
    expect(worker.tags()).toEqual([]);
  });

  it('Later is shown anew a quarter of an hour later, and no sooner', async () => {
    await worker.period();
    await worker.tap(ids.dose, 'later');
    expect(sendLater).toHaveBeenCalledWith(store.userId);
    vi.setSystemTime(dueAt + 15 * MINUTE_MS);
    await worker.period();
    expect(worker.tags()).toEqual([]);
    vi.setSystemTime(dueAt + 16 * MINUTE_MS);
    await worker.period();
    expect(worker.tags()).toEqual([ids.dose]);
  });
});

describe('a notification that nobody answers', () => {
  const flies = async (hoursWest: number) => {
    const planned: PlannedNotice = { ...key, id: ids.dose, reminderId: 'iron', dueAt: dueAt + hoursWest * HOUR_MS };
    await keepPlan(store.userId, [planned]);
    vi.setSystemTime(planned.dueAt + MINUTE_MS);
  };

  it('makes no second sound while its dose waits', async () => {
    await worker.push(message('dose'));
    vi.setSystemTime(dueAt + 2 * HOUR_MS - MINUTE_MS);
    await worker.push(message('dose'));
    await worker.period();
    expect([worker.tags(), worker.rung]).toEqual([[ids.dose], 1]);
  });

  it('sounds again when a journey west makes its dose due anew, by push as by plan', async () => {
    await worker.push(message('dose'));
    await flies(8);
    await worker.push(message('dose'));
    await worker.period();
    expect([worker.tags(), worker.rung]).toEqual([[ids.dose], 2]);
    await flies(16);
    await worker.period();
    await worker.period();
    expect([worker.tags(), worker.rung]).toEqual([[ids.dose], 3]);
  });
});
