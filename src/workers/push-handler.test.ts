import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveReminderPlan, pendingAnswers, type PlannedNotification } from '@/db/outbox/notification-outbox.ts';
import { saveUnreadCount } from '@/db/outbox/unread-count.ts';
import { setAppLock, setShowsNames } from '@/db/encryption/app-lock.ts';
import { deviceKeyUserIds, forgetDeviceKey } from '@/db/encryption/device-key.ts';
import { newKeyBytes } from '@/db/encryption/key-wrapping.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { notificationId } from '@/model/reminders/reminder-notification.ts';
import { PLAN_TAG } from '@/model/notifications/service-worker-messages.ts';

const sendSnoozed = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('@/sync/outbox/send-snoozed.ts', () => ({ sendSnoozed }));

const fetchNew = vi.fn(async () => undefined);

interface Shown {
  readonly tag: string;
  readonly data: unknown;
  readonly close: () => void;
}

interface ShowOptions {
  readonly tag: string;
  readonly data: unknown;
  readonly body?: string;
  readonly actions?: unknown;
  readonly renotify?: boolean;
}

/** A fake service worker: the shown notifications, and the events that wake it. */
class FakeServiceWorker {
  shown: Shown[] = [];
  readonly titles: string[] = [];
  readonly bodies: (string | undefined)[] = [];
  readonly actions: unknown[] = [];
  /** A notification that replaces one with the same tag makes no sound. */
  soundCount = 0;
  readonly #listeners = new Map<string, ((event: object) => void)[]>();
  openTabs: object[] = [{}];
  readonly openedPaths: string[] = [];
  readonly clients = {
    matchAll: async () => this.openTabs,
    openWindow: async (path: string) => void this.openedPaths.push(path),
  };
  readonly registration = {
    showNotification: async (title: string, { tag, data, body, actions, renotify }: ShowOptions) => {
      this.titles.push(title);
      this.bodies.push(body);
      this.actions.push(actions);
      const close = () => void (this.shown = this.shown.filter((each) => each.tag !== tag));
      if (renotify || !this.shown.some((each) => each.tag === tag)) this.soundCount += 1;
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
  /** The periodic sync event, with all tabs closed. */
  periodicSync = () => this.wake('periodicsync', { tag: PLAN_TAG });
  async tap(tag: string, action: 'taken' | 'later' | 'add'): Promise<void> {
    const notification = this.shown.find((each) => each.tag === tag);
    await this.wake('notificationclick', { notification, action });
  }
  tags = () => this.shown.map(({ tag }) => tag);
}

const key = { date: '2026-11-21', time: '08:00' };
const dueAt = Date.UTC(2026, 10, 21, 5);
let worker: FakeServiceWorker;
let store: Store;
let number = 0;
let ids: { dose: string; again: string };
const message = (kind: 'dose' | 'again') => ({ ...key, kind, id: ids[kind], userId: store.userId, subjectId: 'iron' });

/** A message of her doctor. */
const arrived = (more: object = {}) => ({
  ...key,
  id: 'm-1',
  kind: 'message',
  userId: store.userId,
  subjectId: store.userId,
  unread: 1,
  ...more,
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: dueAt + MINUTE_MS });
  sendSnoozed.mockClear();
  fetchNew.mockClear();
  worker = new FakeServiceWorker();
  vi.stubGlobal('self', worker);
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
  vi.stubGlobal('caches', { match: async () => undefined });
  store = await openStore(`amina-push-${number++}`);
  const idOf = (kind: 'dose' | 'again') => notificationId({ ...key, kind, subjectId: 'iron' });
  ids = { dose: await idOf('dose'), again: await idOf('again') };
  const planned: PlannedNotification = { ...key, id: ids.dose, reminderId: 'iron', dueAt };
  await saveReminderPlan(store.userId, [planned]);
  const { addPushHandlers } = await import('./push-handler.ts');
  addPushHandlers(fetchNew);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  vi.unstubAllGlobals();
});

describe('a notification answered with all tabs closed', () => {
  it('closes the other notification of its dose', async () => {
    await worker.push(message('dose'));
    await worker.push(message('again'));
    await worker.push({ ...message('dose'), id: 'another', time: '20:00' });
    await worker.tap(ids.again, 'taken');
    expect(worker.tags()).toEqual(['another']);
    expect((await pendingAnswers(store.userId)).map(({ answer }) => answer.answer)).toEqual(['taken']);
  });

  it('after "Taken", the periodic sync does not show it again', async () => {
    await worker.periodicSync();
    expect(worker.tags()).toEqual([ids.dose]);
    await worker.tap(ids.dose, 'taken');
    await worker.periodicSync();
    expect(worker.tags()).toEqual([]);
  });

  it('after "Later", it is shown again a quarter of an hour later and not before', async () => {
    await worker.periodicSync();
    await worker.tap(ids.dose, 'later');
    expect(sendSnoozed).toHaveBeenCalledWith(store.userId);
    vi.setSystemTime(dueAt + 15 * MINUTE_MS);
    await worker.periodicSync();
    expect(worker.tags()).toEqual([]);
    vi.setSystemTime(dueAt + 16 * MINUTE_MS);
    await worker.periodicSync();
    expect(worker.tags()).toEqual([ids.dose]);
  });
});

describe('a reminder to measure', () => {
  const pressure = () => ({ ...message('dose'), measures: 'bloodPressure' });
  afterEach(() => saveReminderPlan(store.userId, []));
  it('"Add" opens the form, and answers nothing: the reading is not there yet', async () => {
    worker.openTabs = [];
    await worker.push(pressure());
    expect(worker.actions.at(-1)).toMatchObject([{ action: 'add' }, { action: 'later' }]);
    await worker.tap(ids.dose, 'add');
    expect(worker.openedPaths).toEqual(['/dashboard?add=bloodPressure']);
    expect(await pendingAnswers(store.userId)).toEqual([]);
  });

  it('from the plan of the phone has the same buttons', async () => {
    await saveReminderPlan(store.userId, [
      { ...key, id: 'measure', reminderId: 'iron', dueAt, measures: 'bloodPressure' },
    ]);
    await worker.periodicSync();
    expect(worker.actions).toContainEqual([
      { action: 'add', title: 'Add' },
      { action: 'later', title: 'Later' },
    ]);
  });
});

describe('the number on the app icon with all tabs closed', () => {
  const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
  beforeEach(async () => {
    vi.clearAllMocks();
    vi.stubGlobal('navigator', { ...badge, onLine: true, languages: ['en'], locks: navigator.locks });
    worker.openTabs = [];
    await saveUnreadCount(store.userId, 2);
  });

  it('is the unread messages of the last visit and the doses that are asked for, until they are answered', async () => {
    await worker.push(message('dose'));
    expect(badge.setAppBadge).toHaveBeenLastCalledWith(3);
    await worker.tap(ids.dose, 'taken');
    expect(badge.setAppBadge).toHaveBeenLastCalledWith(2);
  });

  it('does not count a reading to measure', async () => {
    await worker.push({ ...message('dose'), measures: 'weight' });
    expect(badge.setAppBadge).toHaveBeenLastCalledWith(2);
  });

  it('is left to an open tab', async () => {
    worker.openTabs = [{}];
    await worker.push(message('dose'));
    expect(badge.setAppBadge).not.toHaveBeenCalled();
  });

  it('is the unread messages that the push of a message has counted, also for the next dose', async () => {
    await worker.push(arrived({ unread: 5 }));
    expect(badge.setAppBadge).toHaveBeenLastCalledWith(5);
    await worker.push(message('dose'));
    expect(badge.setAppBadge).toHaveBeenLastCalledWith(6);
  });

  it('follows the push of a message while the app lock is closed: a number says nothing', async () => {
    await store.close();
    await setAppLock(store.userId, { pin: '482913', rounds: 1_000 }, { id: 'phone', secret: newKeyBytes() });
    await worker.push(arrived({ unread: 5 }));
    expect(badge.setAppBadge).toHaveBeenLastCalledWith(5);
  });

  it('stays as it is while the app lock is closed: the count cannot be read', async () => {
    await store.close();
    await setAppLock(store.userId, { pin: '482913', rounds: 1_000 }, { id: 'phone', secret: newKeyBytes() });
    await worker.push(message('dose'));
    expect(badge.setAppBadge).not.toHaveBeenCalled();
    expect(badge.clearAppBadge).not.toHaveBeenCalled();
  });
});

describe('the push of a message', () => {
  /** A page that answers the question of the worker, or does not. */
  const page = (visibilityState: 'visible' | 'hidden', shows: boolean) => ({
    visibilityState,
    postMessage: (_: object, [port]: MessagePort[]) => shows && port?.postMessage('shown'),
  });

  it('shows one notification for a conversation; another message sounds again, the same one does not', async () => {
    await worker.push(arrived());
    await worker.push(arrived());
    expect([worker.tags().length, worker.soundCount]).toEqual([1, 1]);
    await worker.push(arrived({ id: 'm-2' }));
    expect([worker.tags().length, worker.soundCount]).toEqual([1, 2]);
    await worker.push(arrived({ id: 'm-3', subjectId: 'beth' }));
    expect([worker.tags().length, worker.soundCount]).toEqual([2, 3]);
    expect(new Set(worker.titles)).toEqual(new Set(['You have a message']));
    expect(worker.actions).toEqual([[], [], [], []]);
  });

  it('shows nothing while a visible page of the same account shows it', async () => {
    worker.openTabs = [page('hidden', true), page('visible', true)];
    await worker.push(arrived());
    expect(worker.tags()).toEqual([]);
  });

  it('shows it while the page is hidden, locked, frozen or of another account', async () => {
    worker.openTabs = [page('hidden', true)];
    await worker.push(arrived());
    expect(worker.tags()).toHaveLength(1);
    worker.openTabs = [page('visible', false)];
    await worker.push(arrived({ subjectId: 'beth' }));
    expect(worker.tags()).toHaveLength(2);
  });

  it('fetches the message while no tab is open, so that a tap shows it without a network', async () => {
    worker.openTabs = [];
    await worker.push(arrived());
    expect(fetchNew).toHaveBeenCalledTimes(1);
    worker.openTabs = [page('hidden', false)];
    await worker.push(arrived());
    await worker.push(message('dose'));
    expect(fetchNew).toHaveBeenCalledTimes(1);
  });

  it('names no sender on a locked phone, unless the user allows it', async () => {
    await store.close();
    await setAppLock(store.userId, { pin: '482913', rounds: 1_000 }, { id: 'phone', secret: newKeyBytes() });
    await worker.push(arrived({ name: 'Dr Ada' }));
    await setShowsNames(store.userId, true);
    await worker.push(arrived({ name: 'Dr Ada' }));
    expect(worker.titles).toEqual(['You have a message', 'Dr Ada']);
  });
});

describe('an unanswered notification', () => {
  const flyWest = async (hoursWest: number) => {
    const planned: PlannedNotification = {
      ...key,
      id: ids.dose,
      reminderId: 'iron',
      dueAt: dueAt + hoursWest * HOUR_MS,
    };
    await saveReminderPlan(store.userId, [planned]);
    vi.setSystemTime(planned.dueAt + MINUTE_MS);
  };

  it('makes no second sound while its dose is due', async () => {
    await worker.push(message('dose'));
    vi.setSystemTime(dueAt + 2 * HOUR_MS - MINUTE_MS);
    await worker.push(message('dose'));
    await worker.periodicSync();
    expect([worker.tags(), worker.soundCount]).toEqual([[ids.dose], 1]);
  });

  it('sounds again when a journey west makes its dose due again, by push and by plan', async () => {
    await worker.push(message('dose'));
    await flyWest(8);
    await worker.push(message('dose'));
    await worker.periodicSync();
    expect([worker.tags(), worker.soundCount]).toEqual([[ids.dose], 2]);
    await flyWest(16);
    await worker.periodicSync();
    await worker.periodicSync();
    expect([worker.tags(), worker.soundCount]).toEqual([[ids.dose], 3]);
  });
});

describe('with an app lock', () => {
  const account = { id: 'phone', secret: newKeyBytes() };
  const named = () => ({ ...message('dose'), name: 'Methyldopa' });
  beforeEach(async () => {
    await store.close();
    await setAppLock(store.userId, { pin: '482913', rounds: 1_000 }, account);
  });

  it('a locked phone names no medicine and offers no buttons, because it could not store the answer', async () => {
    await worker.push(named());
    expect(worker.titles).toEqual(['You have a reminder']);
    expect(worker.actions).toEqual([[]]);
  });

  it('names it when the user allows names while the phone is locked', async () => {
    await setShowsNames(store.userId, true);
    await worker.push(named());
    expect(worker.titles).toEqual(['Methyldopa']);
  });

  it('an answer on a notification that was shown before the lock is not taken, and the notification says so', async () => {
    await setShowsNames(store.userId, true);
    await worker.push(message('dose'));
    await worker.tap(ids.dose, 'taken');
    expect(worker.bodies.at(-1)).toBe('That was not saved. Open the app and answer there.');
    await expect(pendingAnswers(store.userId)).rejects.toThrow('no key');
  });

  it('shows nothing from the stored plan while the phone is locked: it cannot be read', async () => {
    for (const other of await deviceKeyUserIds()) if (other !== store.userId) await forgetDeviceKey(other);
    await worker.periodicSync();
    expect(worker.tags()).toEqual([]);
  });
});
