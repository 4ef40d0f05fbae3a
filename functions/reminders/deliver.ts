import { dose, doseId, type Dose } from '../../src/model/dose.ts';
import { MINUTE_MS } from '../../src/model/durations.ts';
import { toInstant } from '../../src/model/instant.ts';
import { ownerByGrant } from '../../src/model/permission.ts';
import type { PushMessage } from '../../src/model/push-message.ts';
import { pushDevices } from '../../src/model/push-target.ts';
import { reminderNotice, type NoticeOutcome } from '../../src/model/reminder-notice.ts';
import type { HeldNotice } from './notice.ts';
import type { Run } from './run.ts';
import type { Subject } from './source.ts';
import type { Delivery } from './web-push.ts';

const MOST_ATTEMPTS = 8;
/** One minute, two, four, eight, and then every ten. */
const waitAfter = (attempts: number): number => Math.min(2 ** (attempts - 1), 10) * MINUTE_MS;

/** The message as one device gets it: it names the medicine only where its owner wants that. */
export function messageOf(notice: HeldNotice, subject: Subject, showsNames: boolean): PushMessage {
  const { kind, userId, subjectId, date, time } = notice;
  return {
    id: notice.$id,
    kind,
    userId,
    subjectId,
    date,
    time,
    ...(showsNames ? { name: subject.name } : {}),
  };
}

const isDose = ({ kind }: HeldNotice) => kind === 'dose' || kind === 'again';

/** Did its owner record this dose already? Anybody may make a record with the id of somebody else's dose. */
async function isAnswered({ remote }: Run, notice: HeldNotice): Promise<boolean> {
  if (!isDose(notice)) return false;
  const id = await doseId(notice.subjectId, notice.date, notice.time);
  const recorded = await remote.find<Dose>(dose.collection, id);
  return recorded !== undefined && ownerByGrant(recorded) === notice.userId && recorded.outcome !== 'open';
}

async function end({ remote }: Run, notice: HeldNotice, outcome: NoticeOutcome, reached: string[]): Promise<void> {
  await remote.change(reminderNotice.collection, notice, { attemptAt: null, outcome, reached });
}

/**
 * Sends a claimed notice to every device of its owner that does not have it yet, forgets devices that are gone, and
 * writes down what became of it: ended, or when to try the rest again.
 * @param subject undefined when there is nothing to remind of any more
 */
export async function deliver(
  run: Run,
  notice: HeldNotice,
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

  const devices = pushDevices(await remote.targetsOf(notice.userId)).filter(({ device }) => !reached.includes(device));
  const answers = await Promise.all(
    devices.map(async ({ device, target, targetIds }): Promise<Delivery> => {
      // Parts are missing: the phone is writing them, or was cut off and writes them at its next start.
      if (!target) return { is: 'refused' };
      const payload = JSON.stringify(messageOf(notice, subject, target.showsNames));
      const ttl = Math.max(MINUTE_MS, lastAt - now) / 1000;
      const delivery = await sender.send(target, payload, { ttl: Math.round(ttl), topic: notice.$id });
      if (delivery.is === 'delivered') reached.push(device);
      if (delivery.is === 'dead') for (const id of targetIds) await remote.removeTarget(notice.userId, id);
      return delivery;
    }),
  );

  const waits = answers.flatMap((answer) => (answer.is === 'later' ? [(answer.after ?? 0) * 1000] : []));
  const attempts = notice.attempts ?? 1;
  const attemptAt = now + Math.max(waitAfter(attempts), ...waits);
  if (waits.length > 0 && attempts < MOST_ATTEMPTS && attemptAt <= lastAt) {
    await remote.change(reminderNotice.collection, notice, { attemptAt: toInstant(attemptAt), reached });
    return 'later';
  }
  if (reached.length > 0) return finish('sent');
  return finish(answers.some(({ is }) => is === 'later' || is === 'refused') ? 'refused' : 'noTarget');
}
