import { Query } from 'node-appwrite';
import { doctorMessage, type DoctorMessage } from '../../src/model/messages/doctor-message.ts';
import { functionState, type FunctionState } from '../../src/model/records/function-state.ts';
import { reminderNotification, type NotificationKind } from '../../src/model/reminders/reminder-notification.ts';
import { derivedId } from '../../src/model/schema/derived-id.ts';
import { DAY_MS, MINUTE_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { deliver } from './deliver.ts';
import { keysetAfter } from './for-each-due.ts';
import { claim, claimAgain, type ServerNotice } from './notice.ts';
import { PAGE } from './remote.ts';
import { forEach, type Run } from './run.ts';
import { messageSubject, receiverOf, type DeliveredMessage } from './read-message.ts';

const STATE_ID = 'reminders.1.messages';
/** A message that arrived longer ago (ms) is announced no more: the app shows it when it is opened. */
const ANNOUNCED_MS = DAY_MS;
/** The time of delivery is set before the commit, by the clock of another function. */
const OVERLAP_MS = 5 * MINUTE_MS;

export const isMessageNotice = ({ kind }: { readonly kind: NotificationKind }): boolean => kind === 'message';

/** Sends a claimed notice. @returns whether a device got it */
async function announce(run: Run, notice: ServerNotice): Promise<boolean> {
  const subject = await messageSubject(run, notice.subjectId, notice.userId);
  return (await deliver(run, notice, subject)) === 'sent';
}

async function announceNew(run: Run, message: DeliveredMessage): Promise<boolean> {
  const receiver = receiverOf(message);
  if (receiver === undefined || message.isRead === true) return false;
  const arrivedAt = Date.parse(message.deliveredAt ?? '');
  const [date = '', time = ''] = toInstant(arrivedAt).split('T');
  const times = { dueAt: toInstant(arrivedAt), lastAt: toInstant(arrivedAt + ANNOUNCED_MS) };
  const occasion = { userId: receiver, kind: 'message', subjectId: message.$id, date, time: time.slice(0, 5) } as const;
  const id = await derivedId('message notice', message.$id, receiver);
  // Most messages that are found again were announced by the last run.
  if (await run.remote.find(reminderNotification.collection, id)) return false;
  const notice = await claim(run, { ...occasion, ...times }, id);
  return notice !== undefined && announce(run, notice);
}

/** Another attempt, the end of quiet hours, or the notice of an interrupted run. @returns whether a device got it */
export async function announceAgain(run: Run, due: ServerNotice): Promise<boolean> {
  const notice = await claimAgain(run, due);
  return notice !== undefined && announce(run, notice);
}

/**
 * Announces messages that the other side can read since the last run, each once. The checkpoint moves only after all of
 * them have their notice. A clock that was set back hides none: the search never begins later than now.
 * @returns how many notices reached a device
 */
export async function announceMessages(run: Run): Promise<number> {
  const { remote, now } = run;
  const stored = await remote.find<FunctionState>(functionState.collection, STATE_ID);
  const checkpoint = stored ? Date.parse(JSON.parse(stored.value) as string) : 0;
  const since = toInstant(Math.max(Math.min(checkpoint, now) - OVERLAP_MS, now - ANNOUNCED_MS));
  let sent = 0;
  let last: DeliveredMessage | undefined;
  for (;;) {
    // Where it stops for lack of time the next run begins: all before are done.
    if (Date.now() >= run.endsAt) break;
    const page: DeliveredMessage[] = await remote.list<DoctorMessage>(doctorMessage.collection, [
      last ? keysetAfter('deliveredAt', last.deliveredAt ?? '', last) : Query.greaterThanEqual('deliveredAt', since),
      Query.orderAsc('deliveredAt'),
      Query.orderAsc('$id'),
    ]);
    const failures = await forEach(page, async (message) => {
      if (await announceNew(run, message)) sent += 1;
    });
    run.failures.push(...failures);
    if (failures.length > 0) return sent;
    last = page.at(-1) ?? last;
    if (page.length < PAGE) break;
  }
  const reached = last?.deliveredAt ? Date.parse(last.deliveredAt) : checkpoint;
  const value = { owner: 'reminders', value: JSON.stringify(toInstant(Math.min(reached, now))) };
  if (stored) await remote.change(functionState.collection, stored, value);
  else await remote.create(functionState.collection, STATE_ID, value);
  return sent;
}
