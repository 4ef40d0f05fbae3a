import type { DueStep } from '../../src/clinical/episodes/escalation.ts';
import { careNote, type CareNote } from '../../src/model/records/care-note.ts';
import { stepIdOf, type EscalationStep, type StepResult } from '../../src/model/records/care-episode.ts';
import { reminderNotification, type NotificationKind } from '../../src/model/reminders/reminder-notification.ts';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { deliver } from './deliver.ts';
import { claim, claimAgain, type ServerNotice } from './notice.ts';
import type { ServerDocument } from './remote.ts';
import type { Run } from './run.ts';
import { readAlarm, type KnownAlarm, type Opening } from './read-alarm.ts';
import { recipientsOf } from './alarm-recipients.ts';
import { noticeOfMember, tellAll } from './alarm-group.ts';

const kinds = {
  repeat: 'measureAgain',
  doctor: 'alarm',
  secondContact: 'alarmSecond',
  onCall: 'alarmOnCall',
} as const satisfies Record<EscalationStep, NotificationKind>;

const stepOf = (kind: NotificationKind): EscalationStep | undefined =>
  (Object.keys(kinds) as EscalationStep[]).find((step) => kinds[step] === kind);

export const isStepNotice = ({ kind }: Pick<ServerNotice, 'kind'>): boolean => stepOf(kind) !== undefined;

/** Whether the step still makes sense: a repeat until she has measured, the others until a doctor has answered. */
export function isWanted(step: EscalationStep, known: KnownAlarm): boolean {
  if (known.isClosed) return false;
  if (step === 'repeat') return known.episode.cause === 'bloodPressure' && !known.isRepeated;
  return known.isOldest;
}

export const idOfStep = (known: KnownAlarm, step: EscalationStep): Promise<string> =>
  stepIdOf(known.episode.id, known.alarm.causeId, step, known.wasAnswered ? known.alarm.tier : null);

/** Writes the step into the episode as the patient's phone would have, so that it reaches whom her notes reach. */
async function noteStep(
  { remote, now }: Run,
  { userId, episodeId }: Pick<CareNote, 'userId' | 'episodeId'>,
  id: string,
  step: EscalationStep,
  stepResult: StepResult,
): Promise<void> {
  const note = { userId, senderId: userId, entry: 'step', episodeId, step, stepResult, recordedAt: toInstant(now) };
  await remote.create(careNote.collection, id, note, ownerGrants(careNote.creatorMay, userId));
}

/** @returns whether a message was delivered; undefined while the step is not finished */
async function finish(run: Run, opening: Opening, notice: ServerNotice, step: EscalationStep) {
  // The message has no name and no value, because it is shown on a lock screen.
  const outcome = await deliver(run, notice, { name: '' });
  if (outcome === 'later') return undefined;
  if (outcome !== 'answered') await noteStep(run, opening, notice.$id, step, outcome);
  return outcome === 'sent';
}

/**
 * Does one step of an alarm: claims it, sends it, notes it. A run that is interrupted between two of these is completed
 * by a later one, and only an interruption between the push and its mark can push twice, with the same tag.
 * @returns whether a message was delivered; undefined while the step is not finished
 */
export async function doStep(
  run: Run,
  opening: Opening,
  known: KnownAlarm,
  { step, dueAt, lastAt }: DueStep,
): Promise<boolean | undefined> {
  const { remote } = run;
  const id = await idOfStep(known, step);
  const [recipient, ...others] = await recipientsOf(remote, known.patient, step, run.now);
  const before = await remote.find<ServerNotice>(reminderNotification.collection, id);
  if (before) {
    // Its lease has not run out, or it waits for another attempt.
    if (!before.outcome) return undefined;
    if (before.outcome !== 'answered') await noteStep(run, opening, id, step, before.outcome);
    return false;
  }
  if (recipient === undefined) {
    await noteStep(run, opening, id, step, 'nobody');
    return false;
  }
  const [date = '', time = ''] = toInstant(dueAt).split('T');
  const when = { date, time: time.slice(0, 5), dueAt: toInstant(dueAt), lastAt: toInstant(lastAt) };
  const occasion = { kind: kinds[step], subjectId: opening.$id, ...when };
  if (others.length > 0) {
    const outcome = await tellAll(run, occasion, id, [recipient, ...others]);
    if (outcome === 'later') return undefined;
    if (outcome !== 'answered') await noteStep(run, opening, id, step, outcome);
    return outcome === 'sent';
  }
  const notice = await claim(run, { userId: recipient, ...occasion }, id);
  return notice ? finish(run, opening, notice, step) : undefined;
}

/** The notice for the person whom the step is for now; undefined when it was for a doctor who has lost the patient. */
async function readdress(
  run: Run,
  notice: ServerNotice,
  recipient: string | undefined,
): Promise<ServerNotice | undefined> {
  if (notice.userId === recipient) return notice;
  // One push a step: a phone of the former recipient has it, or there is no one else.
  const isOver = recipient === undefined || (notice.reached ?? []).length > 0;
  const next = isOver ? { attemptAt: null, outcome: 'noTarget' } : { userId: recipient };
  if (!(await run.remote.change(reminderNotification.collection, notice, next)) || isOver) return undefined;
  return run.remote.find<ServerNotice>(reminderNotification.collection, notice.$id);
}

/** Another attempt of a step, or that of an interrupted run. @returns whether a message was delivered */
export async function retryStep(run: Run, due: ServerNotice): Promise<boolean> {
  const step = stepOf(due.kind);
  const opening = await run.remote.find<CareNote>(careNote.collection, due.subjectId);
  const known = opening && (await readAlarm(run, opening as CareNote & ServerDocument));
  const notice = await claimAgain(run, due);
  if (!notice || !step) return false;
  if (!opening || !known || !isWanted(step, known)) {
    await deliver(run, notice, undefined);
    return false;
  }
  const recipients = await recipientsOf(run.remote, known.patient, step, run.now);
  // The step itself is noted when everyone in the group was tried; see `doStep`.
  if (notice.$id === (await noticeOfMember(await idOfStep(known, step), notice.userId)))
    return (await deliver(run, notice, recipients.includes(notice.userId) ? { name: '' } : undefined)) === 'sent';
  const [recipient] = recipients;
  const addressed = await readdress(run, notice, recipient);
  return addressed !== undefined && (await finish(run, opening, addressed, step)) === true;
}
