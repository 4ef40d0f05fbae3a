import { seal, unseal } from '@/db/encryption/seal.ts';
import type { PushMessage } from '@/model/notifications/push-message.ts';
import { aadOf, inTransaction, keyOf } from './notices-database.ts';

/** An answer on a notification that is not in the store yet. */
export interface NotificationAnswer {
  readonly answer: 'taken' | 'later';
  readonly reminderId: string;
  /** Wall-clock date and time of the dose. */
  readonly date: string;
  readonly time: string;
  /** ms since 1970 */
  readonly at: number;
}

/** A dose that will be due, with the data that a service worker needs for the reminder. */
export interface PlannedNotification {
  readonly id: string;
  readonly reminderId: string;
  readonly date: string;
  readonly time: string;
  /** ms since 1970 */
  readonly dueAt: number;
  /** ms since 1970; snoozed until then */
  readonly notBefore?: number;
  /** Of a reminder to measure: the kind of reading. */
  readonly measures?: PushMessage['measures'];
}

const PLAN = 'doses';

/**
 * Stores an answer encrypted until the app has written it into the store. One small write, because the browser may end the
 * service worker at any time, and opening the store takes a second or more.
 */
export async function saveAnswer(userId: string, answer: NotificationAnswer): Promise<void> {
  const sealed = await seal(await keyOf(userId), JSON.stringify(answer), aadOf('answers'));
  await inTransaction(userId, 'answers', 'readwrite', (rows) => rows.add(sealed));
}

/** The pending answers, the oldest first, each with its key for `dropCachedAnswer`. */
export async function pendingAnswers(userId: string): Promise<{ key: number; answer: NotificationAnswer }[]> {
  const key = await keyOf(userId);
  const keys = await inTransaction(userId, 'answers', 'readonly', (rows) => rows.getAllKeys() as IDBRequest<number[]>);
  const pending: { key: number; answer: NotificationAnswer }[] = [];
  for (const each of keys) {
    const sealed = await inTransaction(
      userId,
      'answers',
      'readonly',
      (rows) => rows.get(each) as IDBRequest<string | undefined>,
    );
    if (sealed === undefined) continue;
    pending.push({
      key: each,
      answer: JSON.parse(await unseal(key, sealed, aadOf('answers'))) as NotificationAnswer,
    });
  }
  return pending;
}

export const dropAnswer = (userId: string, key: number): Promise<unknown> =>
  inTransaction(userId, 'answers', 'readwrite', (rows) => rows.delete(key));

async function writePlan(userId: string, plan: readonly PlannedNotification[]): Promise<void> {
  const sealed = await seal(await keyOf(userId), JSON.stringify(plan), aadOf('plan'));
  await inTransaction(userId, 'plan', 'readwrite', (rows) => rows.put(sealed, PLAN));
}

/** Replaces the plan of the reminders that the service worker may show by itself. Snooze times of the old plan are kept. */
export async function saveReminderPlan(userId: string, plan: readonly PlannedNotification[]): Promise<void> {
  // An unreadable plan is replaced.
  const previous = await readReminderPlan(userId).catch(() => []);
  const snoozedUntil = new Map(previous.map(({ id, notBefore }) => [id, notBefore]));
  await writePlan(
    userId,
    plan.map((each) => {
      const notBefore = snoozedUntil.get(each.id);
      return notBefore === undefined ? each : { ...each, notBefore };
    }),
  );
}

/**
 * Removes an answered dose from the plan, so that the service worker does not remind of it before a tab saves the plan again.
 * With `notBefore` (ms since 1970) the dose stays in the plan, snoozed until then.
 */
export async function removeFromReminderPlan(
  userId: string,
  { reminderId, date, time }: Pick<NotificationAnswer, 'reminderId' | 'date' | 'time'>,
  notBefore?: number,
): Promise<void> {
  const plan = await readReminderPlan(userId);
  const isSameDose = (each: PlannedNotification) =>
    each.reminderId === reminderId && each.date === date && each.time === time;
  if (!plan.some(isSameDose)) return;
  const remaining = notBefore === undefined ? plan.filter((each) => !isSameDose(each)) : plan;
  await writePlan(
    userId,
    remaining.map((each) => (isSameDose(each) ? { ...each, notBefore } : each)),
  );
}

export async function readReminderPlan(userId: string): Promise<PlannedNotification[]> {
  const key = await keyOf(userId);
  const sealed = await inTransaction(
    userId,
    'plan',
    'readonly',
    (rows) => rows.get(PLAN) as IDBRequest<string | undefined>,
  );
  return sealed === undefined ? [] : (JSON.parse(await unseal(key, sealed, aadOf('plan'))) as PlannedNotification[]);
}
