// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { zoneMove } from '@/clinical/travel.ts';
import { recordDose } from '@/db/doses.ts';
import { readPlan, takeFromPlan } from '@/db/notice-box.ts';
import { openStore, type Store } from '@/db/open-store.ts';
import { addReminder, changeReminder, liveReminders, type KeptReminder } from '@/db/reminders.ts';
import { HOUR_MS, MINUTE_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';
import { noticeId } from '@/model/reminder-notice.ts';
import { useDueCount } from './due-count.ts';
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

/** As this phone holds it. */
const held = (id: string) =>
  new Promise<KeptReminder>((resolve) => {
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

describe('what is due while the app is open', () => {
  it('is counted, shown on the icon, and no longer when it was answered', async () => {
    const dose = await reminder(5);
    stop = followDueDoses(store.userId);
    await vi.waitFor(() => expect(useDueCount.getState().count).toBe(1));
    expect(badge.set).toHaveBeenLastCalledWith(1);
    await recordDose(dose, 'taken');
    await vi.waitFor(() => expect(useDueCount.getState().count).toBe(0));
    expect(badge.clear).toHaveBeenCalled();
  });

  it('is planned for the service worker without a name, under the id that a push message has', async () => {
    const dose = await reminder(5);
    stop = followDueDoses(store.userId);
    const id = await noticeId({ kind: 'dose', subjectId: dose.reminderId, date: dose.date, time: dose.time });
    await vi.waitFor(async () => expect((await readPlan(store.userId)).map((one) => one.id)).toContain(id));
    expect(JSON.stringify(await readPlan(store.userId))).not.toContain('Iron');
    await recordDose(dose, 'skipped');
    await vi.waitFor(async () => expect((await readPlan(store.userId)).map((one) => one.id)).not.toContain(id));
  });

  it('asks on no notification any more once it was answered, here or elsewhere, or its two hours are over', async () => {
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

  it('is asked for once more after Later where no push would bring it, and only then', async () => {
    const dose = await reminder(5);
    const id = await noticeId({ kind: 'dose', subjectId: dose.reminderId, date: dose.date, time: dose.time });
    const postMessage = vi.fn();
    Object.assign(navigator, {
      serviceWorker: { controller: { postMessage }, getRegistration: async () => undefined },
    });
    vi.stubGlobal('Notification', { permission: 'granted' });
    const look = () => document.dispatchEvent(new Event('visibilitychange'));
    stop = followDueDoses(store.userId);
    await vi.waitFor(async () => expect(await readPlan(store.userId)).toHaveLength(4));
    const until = Date.now() + 300;
    await takeFromPlan(store.userId, dose, until);
    look();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(until));
    expect(postMessage).not.toHaveBeenCalled();
    look();
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
    look();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(postMessage.mock.calls).toEqual([[{ type: 'REMIND', userId: store.userId, ids: [id] }]]);
  });

  it.each([
    ['eight hours west is asked for again when it is due there', 'Pacific/Pitcairn', 8, 2],
    ['two hours west is asked for again as its first two hours end', 'Atlantic/South_Georgia', 2, 2],
    ['one hour west, while it still waits, is not asked for again', 'Atlantic/Cape_Verde', 1, 1],
  ])('and goes %s, each once', async (_, zone, hoursWest, times) => {
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
      ids: [await noticeId({ kind: 'dose', subjectId: reminderId, date, time })],
    };
    const planned = (at: number) =>
      vi.waitFor(async () => expect((await readPlan(store.userId)).some((one) => one.dueAt === at)).toBe(true));
    /** Looks twice: the second time nothing is new. */
    const lookAt = async (at: number) => {
      vi.setSystemTime(at);
      for (const _look of ['first', 'second']) {
        document.dispatchEvent(new Event('visibilitychange'));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    stop = followDueDoses(store.userId);
    await planned(dueAt);
    await lookAt(dueAt + MINUTE_MS);
    expect(postMessage.mock.calls).toEqual([[ask]]);
    await changeReminder(reminderId, zoneMove(await held(reminderId), zone, Date.now())!);
    await planned(dueAt + hoursWest * HOUR_MS);
    await lookAt(dueAt + hoursWest * HOUR_MS);
    expect(postMessage.mock.calls).toEqual(Array.from({ length: times }, () => [ask]));
  });

  it('keeps its two hours when the phone travels meanwhile: also its notification stays until then', async () => {
    const [due, old] = [await reminder(5), await reminder(130)];
    await changeReminder(due.reminderId, zoneMove(await held(due.reminderId), 'Asia/Tokyo', Date.now())!);
    const shown = [notification({ ...due, userId: store.userId }), notification({ ...old, userId: store.userId })];
    Object.assign(navigator, {
      serviceWorker: { getRegistration: async () => ({ getNotifications: async () => shown }) },
    });
    stop = followDueDoses(store.userId);
    await vi.waitFor(() => expect(shown[1]?.close).toHaveBeenCalled());
    expect(shown[0]?.close).not.toHaveBeenCalled();
    expect(useDueCount.getState().count).toBe(1);
  });

  it('is not what was missed two hours ago', async () => {
    await reminder(125);
    const dose = await reminder(1);
    stop = followDueDoses(store.userId);
    await vi.waitFor(() => expect(useDueCount.getState().count).toBe(1));
    await recordDose(dose, 'taken');
    await vi.waitFor(() => expect(useDueCount.getState().count).toBe(0));
  });
});
