import { dose, doseId, type Dose } from '../../src/model/reminders/dose.ts';
import { MINUTE_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { ownerByGrant } from '../../src/model/schema/permission.ts';
import type { PushMessage } from '../../src/model/notifications/push-message.ts';
import { pushDevices, type PushDevice, type PushTarget } from '../../src/model/notifications/push-target.ts';
import { reminderNotification, type NoticeOutcome } from '../../src/model/reminders/reminder-notification.ts';
import type { ServerNotice } from './notice.ts';
import type { Run } from './run.ts';
import type { Subject } from './source.ts';
import type { Delivery } from './web-push/web-push.ts';

const MAX_ATTEMPTS = 8;
/** Backoff after this many attempts in ms: 1, 2, 4, 8, then always 10 minutes. */
const backoffMs = (attempts: number): number => Math.min(2 ** (attempts - 1), 10) * MINUTE_MS;

/** The message for one device. It names the medicine or the sender only if the device's owner allowed that. */
function messageOf(notice: ServerNotice, { name, measures, message }: Subject, target: PushTarget): PushMessage {
  const { kind, userId, subjectId, date, time } = notice;
  const showsName = message ? (target.messages?.showsSender ?? false) : target.showsNames;
  return {
    id: message ? subjectId : notice.$id,
    kind,
    userId,
    subjectId: message?.patientId ?? subjectId,
    date,
    time,
    ...(showsName ? { name } : {}),
    ...(measures ? { measures } : {}),
    ...(message ? { unread: message.unread } : {}),
  };
}

const isDose = ({ kind }: ServerNotice) => kind === 'dose' || kind === 'again';

/**
 * Whether the owner has already recorded this dose. The grants are checked, because any user can create a record with
 * the id of another user's dose.
 */
async function isAnswered({ remote }: Run, notice: ServerNotice): Promise<boolean> {
  if (!isDose(notice)) return false;
  const id = await doseId(notice.subjectId, notice.date, notice.time);
  const recorded = await remote.find<Dose>(dose.collection, id);
  return recorded !== undefined && ownerByGrant(recorded) === notice.userId && recorded.outcome !== 'open';
}

async function end({ remote }: Run, notice: ServerNotice, outcome: NoticeOutcome, reached: string[]): Promise<void> {
  await remote.change(reminderNotification.collection, notice, { attemptAt: null, outcome, reached });
}

/**
 * Sends a claimed notice to every device of its owner that does not have it yet and may show it now, deletes push targets
 * that no longer exist, and stores the result: an outcome, or the time of the next attempt.
 * @param subject undefined when there is nothing left to remind of
 */
export async function deliver(
  run: Run,
  notice: ServerNotice,
  subject: Subject | undefined,
): Promise<NoticeOutcome | 'later'> {
  const { remote, sender, now } = run;
  const reached = [...(notice.reached ?? [])];
  const lastAt = Date.parse(notice.lastAt);
  const finish = async (outcome: NoticeOutcome) => {
    await end(run, notice, outcome, reached);
    return outcome;
  };
  if (now > lastAt) return finish(reached.length > 0 ? 'sent' : 'tooLate');
  if (!subject || (await isAnswered(run, notice))) return finish('answered');

  const heldUntil = ({ target }: PushDevice) => (target && subject.message?.heldUntil(target)) ?? 0;
  const devices = pushDevices(await remote.targetsOf(notice.userId)).filter(({ device }) => !reached.includes(device));
  const heldTimes = devices.map(heldUntil).filter((until) => until > now && until <= lastAt);
  const deliveries = await Promise.all(
    devices
      .filter((device) => heldUntil(device) <= now)
      .map(async ({ device, target, targetIds }): Promise<Delivery> => {
        // Parts of the target are missing: the phone is still writing them, or was interrupted and writes them at its
        // next start.
        if (!target) return { is: 'refused' };
        const payload = JSON.stringify(messageOf(notice, subject, target));
        const ttl = Math.max(MINUTE_MS, lastAt - now) / 1000;
        const delivery = await sender.send(target, payload, {
          ttl: Math.round(ttl),
          topic: subject.message?.topic ?? notice.$id,
        });
        if (delivery.is === 'delivered') reached.push(device);
        if (delivery.is === 'dead') for (const id of targetIds) await remote.removeTarget(notice.userId, id);
        return delivery;
      }),
  );

  const waits = deliveries.flatMap((delivery) => (delivery.is === 'later' ? [(delivery.after ?? 0) * 1000] : []));
  const attempts = notice.attempts ?? 1;
  const retryAt = now + Math.max(backoffMs(attempts), ...waits);
  const canRetry = waits.length > 0 && attempts < MAX_ATTEMPTS && retryAt <= lastAt;
  const attemptAt = Math.min(canRetry ? retryAt : Infinity, ...heldTimes);
  if (attemptAt < Infinity) {
    await remote.change(reminderNotification.collection, notice, { attemptAt: toInstant(attemptAt), reached });
    return 'later';
  }
  if (reached.length > 0) return finish('sent');
  if (deliveries.some(({ is }) => is === 'later' || is === 'refused')) return finish('refused');
  // An account without notifications, or that has muted messages, still sees them in the app.
  return finish(subject.message ? 'answered' : 'noTarget');
}
