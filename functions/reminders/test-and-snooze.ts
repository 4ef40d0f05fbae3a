import { plannedDoses } from '../../src/clinical/medicines/dose-plan.ts';
import { instantOf } from '../../src/clinical/time/wall-clock.ts';
import { DOSE_WINDOW_MS, SNOOZE_MS } from '../../src/model/reminders/dose-window.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { ownerByGrant } from '../../src/model/schema/permission.ts';
import type { PushMessage } from '../../src/model/notifications/push-message.ts';
import { pushDevices } from '../../src/model/notifications/push-target.ts';
import { isClockTime, reminder, type Reminder } from '../../src/model/reminders/reminder.ts';
import { isTimeZone } from '../../src/model/time/time-zone.ts';
import {
  notificationId,
  reminderNotification,
  type ReminderNotification,
} from '../../src/model/reminders/reminder-notification.ts';
import type { Occasion } from './notice.ts';
import type { Remote } from './remote.ts';
import type { PushSender } from './web-push/web-push.ts';

const TEST_TTL_S = 60;

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const refusal = (status: number, message: string): Answer => ({ status, body: { message } });
const textOf = (body: Readonly<Record<string, unknown>>, name: string): string =>
  typeof body[name] === 'string' ? body[name] : '';

/** Sends a test message to one of the caller's devices at once, so that she can see how long it takes. */
export async function sendTest(
  remote: Remote,
  sender: PushSender,
  userId: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const deviceId = textOf(body, 'device');
  const registered = pushDevices(await remote.targetsOf(userId)).find(({ device }) => device === deviceId);
  if (!registered?.target) return refusal(404, 'This device is not registered.');
  const message: PushMessage = {
    id: `test-${Date.now()}`,
    kind: 'test',
    userId,
    subjectId: 'test',
    date: '',
    time: '',
  };
  const delivery = await sender.send(registered.target, JSON.stringify(message), { ttl: TEST_TTL_S, topic: 'test' });
  if (delivery.is === 'dead') for (const id of registered.targetIds) await remote.removeTarget(userId, id);
  return { status: 200, body: { id: message.id, delivery: delivery.is } };
}

/** When a dose was due, in ms since 1970; null for a date, time or time zone that does not exist. */
function doseDueAt(date: string, time: string, timeZone: string): number | null {
  if (!isClockTime(time) || !isTimeZone(timeZone)) return null;
  try {
    return instantOf(date, time, timeZone);
  } catch {
    return null;
  }
}

/**
 * Schedules another notice for a dose in a quarter of an hour. A repeated request moves that notice, it does not add
 * one. There is no notice if the dose counts as missed by then: it could cause a double dose.
 * @returns 200 with `at`, the instant of the notice, or null
 */
export async function snooze(
  remote: Remote,
  userId: string,
  body: Readonly<Record<string, unknown>>,
  now: number,
): Promise<Answer> {
  const [subjectId, date, time] = ['subjectId', 'date', 'time'].map((name) => textOf(body, name)) as [
    string,
    string,
    string,
  ];
  if (doseDueAt(date, time, 'UTC') === null) return refusal(400, 'This is no dose.');
  const record = /^[\w.-]{1,36}$/.test(subjectId)
    ? await remote.find<Reminder>(reminder.collection, subjectId)
    : undefined;
  if (!record || ownerByGrant(record) !== userId) return refusal(404, 'There is no such reminder.');
  const localDueAt = doseDueAt(date, time, record.timeZone ?? '');
  if (localDueAt === null) return refusal(400, 'This is no dose.');
  // A dose from before a journey was due by the time zone of that time.
  const planned = plannedDoses(record, [date, date], 'UTC').find((dose) => dose.time === time);
  const doseAt = planned?.dueAt ?? localDueAt;
  const dueAt = now + SNOOZE_MS;
  const lastAt = Math.min(dueAt, doseAt) + DOSE_WINDOW_MS;
  if (dueAt > lastAt) return { status: 200, body: { at: null } };
  const occasion: Occasion = {
    userId,
    kind: 'again',
    subjectId,
    date,
    time,
    dueAt: toInstant(dueAt),
    lastAt: toInstant(lastAt),
  };
  const id = await notificationId(occasion);
  const values = { ...occasion, attemptAt: toInstant(dueAt), attempts: 0, outcome: null, reached: [] };
  const created = await remote.create<ReminderNotification>(reminderNotification.collection, id, values);
  const existing = created ?? (await remote.find<ReminderNotification>(reminderNotification.collection, id));
  if (existing && !created) await remote.change(reminderNotification.collection, existing, values);
  return { status: 200, body: { at: toInstant(dueAt) } };
}
