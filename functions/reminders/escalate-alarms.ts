import { Query } from 'node-appwrite';
import { escalationOf } from '../../src/clinical/episodes/escalation.ts';
import { careNote, type CareNote } from '../../src/model/records/care-note.ts';
import { MINUTE_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { forEachDue } from './for-each-due.ts';
import { forEach, type Run } from './run.ts';
import { NEVER } from './source.ts';
import { doStep, idOfStep, isWanted } from './alarm-step.ts';
import { PAGE } from './remote.ts';
import { readAlarm, type KnownAlarm, type Opening } from './read-alarm.ts';

const openings: readonly string[] = [Query.equal('entry', ['opened'])];
/** While an earlier alarm of the episode is escalated, this one is looked at so often (ms). */
const WAITING_MS = 5 * MINUTE_MS;
/** An answer may be undone; after this time (ms) it counts. */
const ANSWER_SETTLES_MS = MINUTE_MS;

/** When to look at the alarm again, in ms since 1970; Infinity: never. */
function nextLook(known: KnownAlarm, now: number, steps: ReturnType<typeof escalationOf>, isPending: boolean): number {
  const lastAt = Math.max(...steps.map((step) => step.lastAt));
  const isJustAnswered = known.lastAnswerAt !== null && now - Date.parse(known.lastAnswerAt) < ANSWER_SETTLES_MS;
  const isWaiting = !known.isClosed && known.isUnanswered && !known.isOldest && now < lastAt;
  const later = steps.filter(
    ({ step, dueAt }) => dueAt > now && !known.isClosed && (step === 'repeat' || known.isUnanswered),
  );
  return Math.min(
    ...later.map(({ dueAt }) => dueAt),
    isPending || isJustAnswered ? now + MINUTE_MS : Infinity,
    isWaiting ? now + WAITING_MS : Infinity,
  );
}

async function escalate(run: Run, opening: Opening): Promise<number> {
  const { remote, now } = run;
  const lookAt = (at: number) =>
    remote.change(careNote.collection, opening, { nextDueAt: at === Infinity ? NEVER : toInstant(at) });
  const known = await readAlarm(run, opening);
  if (!known) {
    await lookAt(Infinity);
    return 0;
  }
  const receivedAt = Date.parse(opening.$createdAt);
  // A phone's clock may be ahead.
  const alarmAt = Math.min(Date.parse(known.alarm.at), receivedAt);
  const steps = escalationOf(known.episode.cause, alarmAt, receivedAt);
  let sent = 0;
  let isPending = false;
  for (const due of steps) {
    if (due.dueAt > now || due.lastAt < now || !isWanted(due.step, known)) continue;
    const id = await idOfStep(known, due.step);
    if (known.episode.notes.some((note) => note.id === id)) continue;
    const isSent = await doStep(run, opening, known, due);
    if (isSent === undefined) isPending = true;
    else if (isSent) sent += 1;
  }
  await lookAt(nextLook(known, now, steps, isPending));
  return sent;
}

/**
 * Alarms that no run has looked at. They are found by their missing time and not by a checkpoint, which a clock that was
 * set back would leave in the future.
 */
async function escalateNew(run: Run): Promise<number> {
  let sent = 0;
  for (let after = ''; Date.now() < run.endsAt;) {
    const page = await run.remote.list<CareNote>(careNote.collection, [
      ...openings,
      Query.isNull('nextDueAt'),
      ...(after === '' ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    const failures = await forEach(page, async (opening) => {
      const sentOfAlarm = await escalate(run, opening);
      sent += sentOfAlarm;
    });
    run.failures.push(...failures);
    if (page.length < PAGE) break;
    after = page.at(-1)?.$id ?? '';
  }
  return sent;
}

/** Does the steps of the alarms that have no answer. @returns how many messages were delivered */
export async function escalateAlarms(run: Run): Promise<number> {
  const due = { collection: careNote.collection, field: 'nextDueAt', queries: openings } as const;
  let sent = await escalateNew(run);
  await forEachDue<'nextDueAt', CareNote>(run, due, async (opening) => {
    const sentOfAlarm = await escalate(run, opening);
    sent += sentOfAlarm;
  });
  return sent;
}
