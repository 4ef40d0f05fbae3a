import { Query } from 'node-appwrite';
import { answersOf, ownLimits } from '../../src/clinical/care/care-notes.ts';
import { withAnswers } from '../../src/clinical/care/symptom-answers.ts';
import type { CareEpisode, EpisodeAlarm } from '../../src/clinical/episodes/care-episode.ts';
import { foldEpisodes, lastAnswerAt, stateOf, unansweredAlarms } from '../../src/clinical/episodes/episode-timeline.ts';
import { bloodPressure } from '../../src/model/records/blood-pressure.ts';
import { careNote, type CareNote } from '../../src/model/records/care-note.ts';
import { isUserProfile, profile, type Profile } from '../../src/model/records/profile.ts';
import type { Reading } from '../../src/model/records/reading.ts';
import { isFromCare } from '../../src/model/schema/care-author.ts';
import { ownerByGrant } from '../../src/model/schema/permission.ts';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { PAGE, type Remote, type ServerDocument } from './remote.ts';
import type { Run } from './run.ts';

/** The note with which an alarm was opened, as the server has it. */
export type Opening = CareNote & ServerDocument;

/** An alarm with what decides about its steps. */
export interface KnownAlarm {
  readonly patient: Profile;
  readonly episode: CareEpisode;
  readonly alarm: EpisodeAlarm;
  readonly isClosed: boolean;
  /** No doctor has answered it. */
  readonly isUnanswered: boolean;
  /** It is the oldest without an answer: only this one is escalated, so that two alarms of a night call once. */
  readonly isOldest: boolean;
  /** A doctor has answered a lower tier of the same cause. */
  readonly wasAnswered: boolean;
  readonly lastAnswerAt: string | null;
  /** She has measured her pressure after the alarm. */
  readonly isRepeated: boolean;
}

/** All documents of a patient in a collection, in pages by id. */
async function allOf<T>(
  remote: Remote,
  collection: string,
  queries: readonly string[],
): Promise<(T & ServerDocument)[]> {
  const found: (T & ServerDocument)[] = [];
  for (;;) {
    const after = found.at(-1)?.$id;
    const page = await remote.list<T>(collection, [
      ...queries,
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

const withId = <T extends { readonly recordedAt: string }>(document: T & ServerDocument) => ({
  ...document,
  id: document.$id,
  recordedDesc: 0,
  recordedAt: toInstant(document.recordedAt),
});

/** The notes that the patient's phone would accept: hers, and those of a doctor for whom care-access let her read them. */
async function notesOf(remote: Remote, userId: string): Promise<CareNote[]> {
  const found = await allOf<CareNote>(remote, careNote.collection, [Query.equal('userId', [userId])]);
  return found.filter((note) => note.userId === userId && isFromCare(note, userId)).map(withId);
}

async function pressuresOf(remote: Remote, userId: string, since: string): Promise<Reading[]> {
  const found = await allOf<Reading>(remote, bloodPressure.collection, [
    Query.equal('userId', [userId]),
    Query.greaterThanEqual('recordedAt', since),
  ]);
  return found
    .filter((reading) => ownerByGrant(reading) === userId)
    .map((reading) => ({ ...withId(reading), kind: 'bloodPressure' }) as Reading);
}

/** Older readings close nothing that a note does not say is closed (ms). */
const READINGS_MS = 31 * DAY_MS;

/** Undefined when the note is not an alarm of its patient, or a note of the same cause has a higher tier. */
export async function readAlarm(
  { remote, now }: Pick<Run, 'remote' | 'now'>,
  opening: Opening,
): Promise<KnownAlarm | undefined> {
  const { userId, causeId, tier } = opening;
  if (ownerByGrant(opening) !== userId || opening.senderId !== userId) return undefined;
  const patient = await remote.find<Profile>(profile.collection, userId);
  if (!patient || !isUserProfile({ ...patient })) return undefined;
  const notes = await notesOf(remote, userId);
  const since = toInstant(now - READINGS_MS);
  const readings = withAnswers(await pressuresOf(remote, userId, since), answersOf(notes));
  const own = ownLimits(notes, patient.assignedDoctorId)?.pressure ?? null;
  const context = { hasDoctor: Boolean(patient.assignedDoctorId), own };
  const episode = foldEpisodes(notes, readings, context).find((each) =>
    each.notes.some(({ id }) => id === opening.$id),
  );
  const alarm = episode?.alarms.find((each) => each.causeId === causeId);
  if (!episode || !alarm || alarm.tier !== tier) return undefined;
  const unanswered = unansweredAlarms(episode);
  const answeredAt = lastAnswerAt(episode);
  return {
    patient: { ...patient, id: userId },
    episode,
    alarm,
    isClosed: stateOf(episode, readings, context).is === 'closed',
    isUnanswered: unanswered.includes(alarm),
    isOldest: unanswered[0] === alarm,
    wasAnswered: answeredAt !== null && Date.parse(answeredAt) >= Date.parse(alarm.at),
    lastAnswerAt: answeredAt,
    isRepeated: readings.some(({ recordedAt }) => Date.parse(recordedAt) > Date.parse(alarm.at)),
  };
}
