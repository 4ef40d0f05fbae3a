import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import { dumpDatabases } from '../../../tests/simulation/dump-databases.ts';
import { liveDoses, recordDose, type StoredDose } from '@/db/records/doses.ts';
import { applyNotificationAnswers } from './apply-notification-answers.ts';
import { eraseStore } from '@/db/store/erase-store.ts';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import {
  saveAnswer,
  saveReminderPlan,
  readReminderPlan,
  removeFromReminderPlan,
  pendingAnswers,
  type NotificationAnswer,
  type PlannedNotification,
} from './notification-outbox.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';

const at = Date.UTC(2026, 10, 21, 5, 2);
const dose = { reminderId: 'Planted-Word-Reminder', date: '2026-11-21', time: '08:00' };
const taken: NotificationAnswer = { ...dose, answer: 'taken', at };
let store: Store;
let number = 0;
const first = <T>(query: LiveQuery<T>) =>
  new Promise<T>((resolve, reject) => {
    const stop = query.subscribe((value) => (resolve(value), queueMicrotask(() => stop())), reject);
  });
const doses = (): Promise<StoredDose[]> => first(liveDoses(at - 1000));

beforeEach(async () => {
  store = await openStore(`amina-notice-${number++}`);
});
afterEach(() => store.close());

describe('an answer to a notification', () => {
  it('is stored encrypted until the app writes it into the store, with the time of the tap', async () => {
    await saveAnswer(store.userId, taken);
    expect(await dumpDatabases()).not.toContain('Planted-Word-Reminder');
    expect(await doses()).toEqual([]);
    await applyNotificationAnswers(store.userId);
    expect(await doses()).toMatchObject([{ ...dose, outcome: 'taken', recordedAt: toInstant(at) }]);
    expect(await pendingAnswers(store.userId)).toEqual([]);
  });

  it('tapped twice, or applied twice at once, creates one record', async () => {
    await saveAnswer(store.userId, taken);
    await saveAnswer(store.userId, { ...taken, at: at + 1 });
    await Promise.all([applyNotificationAnswers(store.userId), applyNotificationAnswers(store.userId)]);
    await applyNotificationAnswers(store.userId);
    expect(await doses()).toHaveLength(1);
  });

  it('does not overwrite a later record of the app', async () => {
    await saveAnswer(store.userId, taken);
    await recordDose(dose, 'skipped', at + 60_000);
    await applyNotificationAnswers(store.userId);
    expect(await doses()).toMatchObject([{ outcome: 'skipped' }]);
    expect(await pendingAnswers(store.userId)).toEqual([]);
  });

  it('does not change the time of a dose that was already recorded as taken', async () => {
    await recordDose(dose, 'taken', at - 500);
    await saveAnswer(store.userId, taken);
    await applyNotificationAnswers(store.userId);
    expect(await doses()).toMatchObject([{ outcome: 'taken', recordedAt: toInstant(at - 500) }]);
    expect(await pendingAnswers(store.userId)).toEqual([]);
  });

  it('"later" stays pending until it is sent to the server', async () => {
    await saveAnswer(store.userId, { ...taken, answer: 'later' });
    await applyNotificationAnswers(store.userId);
    expect(await doses()).toEqual([]);
    expect((await pendingAnswers(store.userId)).map(({ answer }) => answer.answer)).toEqual(['later']);
  });

  it('is refused on a device where the user is not signed in', async () => {
    await expect(saveAnswer('somebody-else', taken)).rejects.toThrow();
  });
});

describe('the plan for the service worker', () => {
  const [eight, nine] = ['08:00', '09:00'].map((time) => ({ ...dose, time, id: `n-${time}`, dueAt: at })) as [
    PlannedNotification,
    PlannedNotification,
  ];

  it('loses an answered dose without a tab that saves the plan again', async () => {
    await saveReminderPlan(store.userId, [eight, nine]);
    await removeFromReminderPlan(store.userId, dose);
    expect(await readReminderPlan(store.userId)).toEqual([nine]);
    await removeFromReminderPlan(store.userId, { ...dose, reminderId: 'another' });
    expect(await readReminderPlan(store.userId)).toEqual([nine]);
  });

  it('keeps the snooze time of a dose when the plan is saved again', async () => {
    await saveReminderPlan(store.userId, [eight, nine]);
    await removeFromReminderPlan(store.userId, dose, at + 1);
    await saveReminderPlan(store.userId, [nine, eight]);
    expect(await readReminderPlan(store.userId)).toEqual([nine, { ...eight, notBefore: at + 1 }]);
  });

  it('is encrypted, replaced as a whole, and deleted at the sign-out', async () => {
    const planned = { ...dose, reminderId: 'Planted-Word-Plan', id: 'n-1', dueAt: at };
    await saveReminderPlan(store.userId, [planned, { ...planned, id: 'n-2' }]);
    await saveReminderPlan(store.userId, [planned]);
    expect(await readReminderPlan(store.userId)).toEqual([planned]);
    expect(await dumpDatabases()).not.toContain('Planted-Word-Plan');
    await store.close();
    await eraseStore(store.userId);
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    expect(names.filter((name) => name.includes('--notices') && name.includes(String(number - 1)))).toEqual([]);
  });
});
