import { plannedDoses } from '../../src/clinical/dose-plan.ts';
import { instantOf } from '../../src/clinical/wall-clock.ts';
import { DOSE_WINDOW_MS, LATER_MS } from '../../src/model/dose-window.ts';
import { toInstant } from '../../src/model/instant.ts';
import { ownerByGrant } from '../../src/model/permission.ts';
import type { PushMessage } from '../../src/model/push-message.ts';
import { pushDevices } from '../../src/model/push-target.ts';
import { isClockTime, reminder, type Reminder } from '../../src/model/reminder.ts';
import { isTimeZone } from '../../src/model/time-zone.ts';
import { noticeId, reminderNotice, type ReminderNotice } from '../../src/model/reminder-notice.ts';
import type { Occasion } from './notice.ts';
import type { Remote } from './remote.ts';
import type { PushSender } from './web-push.ts';

const TEST_TTL_S = 60;

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const refusal = (status: number, message: string): Answer => ({ status, body: { message } });
const textOf = (body: Readonly<Record<string, unknown>>, name: string): string =>
  typeof body[name] === 'string' ? body[name] : '';

/** Sends a message to one of the caller's own devices at once, so that its owner can see how long it takes. */
export async function sendTest(
  remote: Remote,
  sender: PushSender,
  userId: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const wanted = textOf(body, 'device');
  const own = pushDevices(await remote.targetsOf(userId)).find(({ device }) => device === wanted);
  if (!own?.target) return refusal(404, 'This device is not registered.');
  const message: PushMessage = {
    id: `test-${Date.now()}`,
    kind: 'test',
    userId,
    subjectId: 'test',
    date: '',
    time: '',
  };
  const delivery = await sender.send(own.target, JSON.stringify(message), { ttl: TEST_TTL_S, topic: 'test' });
  if (delivery.is === 'dead') for (const id of own.targetIds) await remote.removeTarget(userId, id);
  return { status: 200, body: { id: message.id, delivery: delivery.is } };
}

/** When a dose was due, in ms since 1970; null for a date, time or zone that does not exist. */
function doseDueAt(date: string, time: string, timeZone: string): number | null {
  if (!isClockTime(time) || !isTimeZone(timeZone)) return null;
  try {
    return instantOf(date, time, timeZone);
  } catch {
    return null;
  }
}

/**
 * Takes a dose up again in a quarter of an hour; asked twice, it is one more notice all the same. None when the dose counts
 * as missed by then: it would only call for a double one.
 * @returns 200 with `at`, the instant of the notice, or null
 */
export async function remindLater(
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
  const held = /^[\w.-]{1,36}$/.test(subjectId)
    ? await remote.find<Reminder>(reminder.collection, subjectId)
    : undefined;
  if (!held || ownerByGrant(held) !== userId) return refusal(404, 'There is no such reminder.');
  const hereAt = doseDueAt(date, time, held.timeZone ?? '');
  if (hereAt === null) return refusal(400, 'This is no dose.');
  // What was due before a journey was due by the clocks of then.
  const planned = plannedDoses(held, [date, date], 'UTC').find((dose) => dose.time === time);
  const doseAt = planned?.dueAt ?? hereAt;
  const dueAt = now + LATER_MS;
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
  const id = await noticeId(occasion);
  const fresh = { ...occasion, attemptAt: toInstant(dueAt), attempts: 0, outcome: null, reached: [] };
  const made = await remote.create<ReminderNotice>(reminderNotice.collection, id, fresh);
  const before = made ?? (await remote.find<ReminderNotice>(reminderNotice.collection, id));
  if (before && !made) await remote.change(reminderNotice.collection, before, fresh);
  return { status: 200, body: { at: toInstant(dueAt) } };
}
