// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { zoneMove } from '@/clinical/medicines/time-zone-change.ts';
import { recordDose } from '@/db/records/doses.ts';
import { readReminderPlan, removeFromReminderPlan } from '@/db/outbox/notification-outbox.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { addReminder, changeReminder, liveReminders, type StoredReminder } from '@/db/records/reminders.ts';
import { HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { notificationId } from '@/model/reminders/reminder-notification.ts';
import { followAppBadge } from './app-badge.ts';
import { useDueDoseCount } from './due-dose-count.ts';
import { followDueDoses } from './due-doses.ts';

const badge = { set: vi.fn(async () => undefined), clear: vi.fn(async () => undefined) };
let store: Store;
let stop: () => void;
let number = 0;

beforeEach(async () => {
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
  store = await openStore(`amina-due-${number++}`);
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  await store.close();
});

/** A reminder with a dose this many minutes ago, in UTC. */
async function reminder(minutesAgo: number) {
  const at = toInstant(Date.now() - minutesAgo * MINUTE_MS);
  const [date, time] = [at.slice(0, 10), at.slice(11, 16)];
  const { id } = await addReminder({
    medicationName: 'Iron',
    dosage: '60 mg',
    frequency: 'daily',
    times: [time],
    timeZone: 'UTC',
    scheduledSince: toInstant(Date.now() - 24 * 60 * MINUTE_MS),
  });
  return { reminderId: id, date, time };
}

/** The reminder as stored on this phone. */
const storedReminder = (id: string) =>
  new Promise<StoredReminder>((resolve) => {
    const stop = liveReminders().subscribe((rows) => {
      const row = rows.find((each) => each.id === id);
      if (row) resolve(row);
      queueMicrotask(() => stop());
    });
  });

/** A notification of a dose, as the service worker shows it. */
const notification = (about: { userId: string; reminderId: string; date: string; time: string; kind?: string }) => {
  const { reminderId: subjectId, kind = 'dose', ...rest } = about;
  return { data: { ...rest, kind, subjectId, id: 'n-1' }, close: vi.fn() };
};

describe('a due dose while the app is open', () => {
  it('is counted and shown on the app icon until it is answered', async () => {
    const dose = await reminder(5);
    const stops = [followAppBadge(store.userId), followDueDoses(store.userId)];
    stop = () => stops.forEach((each) => each());
    await vi.waitFor(() => expect(useDueDoseCount.getState().count).toBe(1));
    expect(badge.set).toHaveBeenLastCalledWith(1);
    await recordDose(dose, 'taken');
    await vi.waitFor(() => expect(useDueDoseCount.getState().count).toBe(0));
    expect(badge.clear).toHaveBeenCalled();
  });

  it('is in the plan of the service worker without its name, under the same id as its push message', async () => {
    const dose = await reminder(5);
    stop = followDueDoses(store.userId);
    const id = await notificationId({ kind: 'dose', subjectId: dose.reminderId, date: dose.date, time: dose.time });
    await vi.waitFor(async () => expect((await readReminderPlan(store.userId)).map((one) => one.id)).toContain(id));
    expect(JSON.stringify(await readReminderPlan(store.userId))).not.toContain('Iron');
    await recordDose(dose, 'skipped');
    await vi.waitFor(async () => expect((await readReminderPlan(store.userId)).map((one) => one.id)).not.toContain(id));
  });

  it('closes its notification once it is answered on any device or its two hours are over', async () => {
    const [due, answeredDose, old] = [await reminder(5), await reminder(6), await reminder(130)];
    const userId = store.userId;
    const shown = [
      notification({ ...due, userId }),
      notification({ ...answeredDose, userId }),
      notification({ ...answeredDose, userId, kind: 'again' }),
      notification({ ...old, userId }),
      notification({ ...due, userId, reminderId: 'not-here-yet', date: '2026-01-01' }),
      notification({ ...answeredDose, userId: 'somebody-else' }),
      notification({ ...old, userId, kind: 'dayBefore' }),
    ];
    Object.assign(navigator, {
      serviceWorker: { getRegistration: async () => ({ getNotifications: async () => shown }) },
    });
    stop = followDueDoses(userId);
    await vi.waitFor(() => expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([0, 0, 0, 1, 0, 0, 0]));
    await recordDose(answeredDose, 'skipped');
    await vi.waitFor(() => expect(shown[2]?.close).toHaveBeenCalled());
    expect(shown.map(({ close }) => close.mock.calls.length > 0)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is shown again after Later when push is off, and only once', async () => {
    const dose = await reminder(5);
    const id = await notificationId({ kind: 'dose', subjectId: dose.reminderId, date: dose.date, time: dose.time });
    const postMessage = vi.fn();
    Object.assign(navigator, {
      serviceWorker: { controller: { postMessage }, getRegistration: async () => undefined },
    });
    vi.stubGlobal('Notification', { permission: 'granted' });
    const check = () => document.dispatchEvent(new Event('visibilitychange'));
    stop = followDueDoses(store.userId);
    await vi.waitFor(async () => expect(await readReminderPlan(store.userId)).toHaveLength(4));
    const until = Date.now() + 300;
    await removeFromReminderPlan(store.userId, dose, until);
    check();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(until));
    expect(postMessage).not.toHaveBeenCalled();
    check();
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
    check();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(postMessage.mock.calls).toEqual([[{ type: 'REMIND', userId: store.userId, ids: [id] }]]);
  });

  it.each([
    ['eight hours west is shown again when it is due there', 'Pacific/Pitcairn', 8, 2],
    ['two hours west is shown again as its first two hours end', 'Atlantic/South_Georgia', 2, 2],
    ['one hour west, while it is still due, is not shown again', 'Atlantic/Cape_Verde', 1, 1],
  ])('that travels %s, each time once', async (_, zone, hoursWest, times) => {
    const dueAt = Date.UTC(2026, 10, 21, 8);
    vi.useFakeTimers({ toFake: ['Date'], now: dueAt - MINUTE_MS });
    const postMessage = vi.fn();
    Object.assign(navigator, {
      serviceWorker: { controller: { postMessage }, getRegistration: async () => undefined },
    });
    vi.stubGlobal('Notification', { permission: 'granted' });
    const { reminderId, date, time } = await reminder(-1);
    const ask = {
      type: 'REMIND',
      userId: store.userId,
      ids: [await notificationId({ kind: 'dose', subjectId: reminderId, date, time })],
    };
    const planned = (at: number) =>
      vi.waitFor(async () => expect((await readReminderPlan(store.userId)).some((one) => one.dueAt === at)).toBe(true));
    /** Checks twice: the second time nothing is new. */
    const checkAt = async (at: number) => {
      vi.setSystemTime(at);
      for (const _check of ['first', 'second']) {
        document.dispatchEvent(new Event('visibilitychange'));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    stop = followDueDoses(store.userId);
    await planned(dueAt);
    await checkAt(dueAt + MINUTE_MS);
    expect(postMessage.mock.calls).toEqual([[ask]]);
    await changeReminder(reminderId, zoneMove(await storedReminder(reminderId), zone, Date.now())!);
    await planned(dueAt + hoursWest * HOUR_MS);
    await checkAt(dueAt + hoursWest * HOUR_MS);
    expect(postMessage.mock.calls).toEqual(Array.from({ length: times }, () => [ask]));
  });

  it('keeps its two hours when the phone changes the time zone, and its notification stays until then', async () => {
    const [due, old] = [await reminder(5), await reminder(130)];
    await changeReminder(due.reminderId, zoneMove(await storedReminder(due.reminderId), 'Asia/Tokyo', Date.now())!);
    const shown = [notification({ ...due, userId: store.userId }), notification({ ...old, userId: store.userId })];
    Object.assign(navigator, {
      serviceWorker: { getRegistration: async () => ({ getNotifications: async () => shown }) },
    });
    stop = followDueDoses(store.userId);
    await vi.waitFor(() => expect(shown[1]?.close).toHaveBeenCalled());
    expect(shown[0]?.close).not.toHaveBeenCalled();
    expect(useDueDoseCount.getState().count).toBe(1);
  });

  it('does not include a dose that was missed two hours ago', async () => {
    await reminder(125);
    const dose = await reminder(1);
    stop = followDueDoses(store.userId);
    await vi.waitFor(() => expect(useDueDoseCount.getState().count).toBe(1));
    await recordDose(dose, 'taken');
    await vi.waitFor(() => expect(useDueDoseCount.getState().count).toBe(0));
  });
});
