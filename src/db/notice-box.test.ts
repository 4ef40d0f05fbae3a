import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toInstant } from '@/model/instant.ts';
import { dumpDatabases } from '../../tests/simulation/dump-databases.ts';
import { liveDoses, recordDose, type KeptDose } from './doses.ts';
import { drainAnswers } from './drain-answers.ts';
import { eraseStore } from './erase-store.ts';
import type { LiveQuery } from './live-query.ts';
import {
  keepAnswer,
  keepPlan,
  readPlan,
  takeFromPlan,
  waitingAnswers,
  type NoticeAnswer,
  type PlannedNotice,
} from './notice-box.ts';
import { openStore, type Store } from './open-store.ts';

const at = Date.UTC(2026, 10, 21, 5, 2);
const dose = { reminderId: 'Planted-Word-Reminder', date: '2026-11-21', time: '08:00' };
const taken: NoticeAnswer = { ...dose, answer: 'taken', at };
let store: Store;
let number = 0;
const first = <T>(query: LiveQuery<T>) =>
  new Promise<T>((resolve, reject) => {
    const stop = query.subscribe((value) => (resolve(value), queueMicrotask(() => stop())), reject);
  });
const doses = (): Promise<KeptDose[]> => first(liveDoses(at - 1000));

beforeEach(async () => {
  store = await openStore(`amina-notice-${number++}`);
});
afterEach(() => store.close());

describe('an answer to a notification', () => {
  it('waits sealed until the app writes it into the store, at the time of the tap', async () => {
    await keepAnswer(store.userId, taken);
    expect(await dumpDatabases()).not.toContain('Planted-Word-Reminder');
    expect(await doses()).toEqual([]);
    await drainAnswers(store.userId);
    expect(await doses()).toMatchObject([{ ...dose, outcome: 'taken', recordedAt: toInstant(at) }]);
    expect(await waitingAnswers(store.userId)).toEqual([]);
  });

  it('given twice, or drained twice at once, is one record', async () => {
    await keepAnswer(store.userId, taken);
    await keepAnswer(store.userId, { ...taken, at: at + 1 });
    await Promise.all([drainAnswers(store.userId), drainAnswers(store.userId)]);
    await drainAnswers(store.userId);
    expect(await doses()).toHaveLength(1);
  });

  it('does not undo what was said in the app after it', async () => {
    await keepAnswer(store.userId, taken);
    await recordDose(dose, 'skipped', at + 60_000);
    await drainAnswers(store.userId);
    expect(await doses()).toMatchObject([{ outcome: 'skipped' }]);
    expect(await waitingAnswers(store.userId)).toEqual([]);
  });

  it('does not move the time of a dose that was recorded as taken before', async () => {
    await recordDose(dose, 'taken', at - 500);
    await keepAnswer(store.userId, taken);
    await drainAnswers(store.userId);
    expect(await doses()).toMatchObject([{ outcome: 'taken', recordedAt: toInstant(at - 500) }]);
    expect(await waitingAnswers(store.userId)).toEqual([]);
  });

  it('that asks for later stays for whoever tells the server', async () => {
    await keepAnswer(store.userId, { ...taken, answer: 'later' });
    await drainAnswers(store.userId);
    expect(await doses()).toEqual([]);
    expect((await waitingAnswers(store.userId)).map(({ answer }) => answer.answer)).toEqual(['later']);
  });

  it('is refused on a device where she is not signed in', async () => {
    await expect(keepAnswer('somebody-else', taken)).rejects.toThrow();
  });
});

describe('the plan for the service worker', () => {
  const [eight, nine] = ['08:00', '09:00'].map((time) => ({ ...dose, time, id: `n-${time}`, dueAt: at })) as [
    PlannedNotice,
    PlannedNotice,
  ];

  it('loses a dose that was answered, without a tab that writes it anew', async () => {
    await keepPlan(store.userId, [eight, nine]);
    await takeFromPlan(store.userId, dose);
    expect(await readPlan(store.userId)).toEqual([nine]);
    await takeFromPlan(store.userId, { ...dose, reminderId: 'another' });
    expect(await readPlan(store.userId)).toEqual([nine]);
  });

  it('says until when a dose was put off, also when it is written anew', async () => {
    await keepPlan(store.userId, [eight, nine]);
    await takeFromPlan(store.userId, dose, at + 1);
    await keepPlan(store.userId, [nine, eight]);
    expect(await readPlan(store.userId)).toEqual([nine, { ...eight, notBefore: at + 1 }]);
  });

  it('is sealed, replaced as a whole, and gone after signing out', async () => {
    const planned = { ...dose, reminderId: 'Planted-Word-Plan', id: 'n-1', dueAt: at };
    await keepPlan(store.userId, [planned, { ...planned, id: 'n-2' }]);
    await keepPlan(store.userId, [planned]);
    expect(await readPlan(store.userId)).toEqual([planned]);
    expect(await dumpDatabases()).not.toContain('Planted-Word-Plan');
    await store.close();
    await eraseStore(store.userId);
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    expect(names.filter((name) => name.includes('--notices') && name.includes(String(number - 1)))).toEqual([]);
  });
});
