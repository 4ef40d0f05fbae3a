import { answersOf, type OwnLimits } from '@/clinical/care/care-notes.ts';
import { withAnswers } from '@/clinical/care/symptom-answers.ts';
import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import {
  episodeTimeline,
  foldEpisodes,
  unansweredAlarms,
  type EpisodeTimeline,
} from '@/clinical/episodes/episode-timeline.ts';
import { tierRank } from '@/clinical/rules/acuity-tier.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import type { Reading } from '@/model/records/reading.ts';

/** A care episode that no clinician and no rule has closed. */
export interface OpenCase {
  readonly episode: CareEpisode;
  readonly timeline: EpisodeTimeline;
  /** Time (ms) of its oldest alarm that no doctor has answered; null when all are answered. */
  readonly unansweredSince: number | null;
  /** When (ms) the doctor wants to call her again; null when no call is planned. */
  readonly callbackAt: number | null;
}

/** The care episodes of one patient, by what is left to do. */
export interface PatientCases {
  /** The most urgent first; of equal ones that which waits longest. */
  readonly open: readonly OpenCase[];
  /** The outcome that closed the episode of a reading or put her on the list of calls, by reading id. */
  readonly answeredBy: ReadonlyMap<string, CareNote>;
}

const none: PatientCases = { open: [], answeredBy: new Map() };

function openCase(episode: CareEpisode, timeline: EpisodeTimeline): OpenCase {
  const [oldest] = unansweredAlarms(episode);
  return {
    episode,
    timeline,
    unansweredSince: oldest ? Date.parse(oldest.at) : null,
    callbackAt: timeline.callbackAt === null ? null : Date.parse(timeline.callbackAt),
  };
}

/** Since when (ms) the case waits for the doctor: an unanswered alarm, or a call back that is due; null if neither. */
export function caseWaitsSince({ unansweredSince, callbackAt }: OpenCase, now: number): number | null {
  if (unansweredSince !== null) return unansweredSince;
  return callbackAt !== null && callbackAt <= now ? callbackAt : null;
}

const byUrgency =
  (now: number) =>
  (a: OpenCase, b: OpenCase): number => {
    const [waitsA, waitsB] = [caseWaitsSince(a, now), caseWaitsSince(b, now)];
    return (
      Number(waitsB !== null) - Number(waitsA !== null) ||
      tierRank(b.episode.tier) - tierRank(a.episode.tier) ||
      (waitsA ?? Date.parse(a.episode.openedAt)) - (waitsB ?? Date.parse(b.episode.openedAt))
    );
  };

/** The newest outcome of an episode; an outcome that was undone is none. */
function newestOutcome({ notes }: CareEpisode, { lines }: EpisodeTimeline): CareNote | undefined {
  const newest = lines.findLast((line) => line.is === 'outcome');
  return newest && notes.find(({ id }) => id === newest.noteId);
}

/** Whether a doctor has dealt with every alarm: closed by an outcome, or called without reaching the patient. */
const isDealtWith = (episode: CareEpisode, { state }: EpisodeTimeline): boolean =>
  state.is === 'closed' ? state.by === 'outcome' : unansweredAlarms(episode).length === 0;

/**
 * The open cases of a patient, and the outcomes that answer her readings.
 * @param notes of this patient, newest first @param now ms
 */
export function casesOf(
  notes: readonly CareNote[],
  readings: readonly Reading[],
  limits: OwnLimits | null,
  now: number,
): PatientCases {
  // Most patients have no alarm, and a list has 5000 patients.
  if (!notes.some(({ entry }) => entry === 'opened')) return none;
  const answered = withAnswers(readings, answersOf(notes));
  const context = { hasDoctor: true, own: limits?.pressure ?? null };
  const open: OpenCase[] = [];
  const answeredBy = new Map<string, CareNote>();
  for (const episode of foldEpisodes(notes, answered, context)) {
    const timeline = episodeTimeline(episode, answered, context);
    if (timeline.state.is !== 'closed') open.push(openCase(episode, timeline));
    const outcome = isDealtWith(episode, timeline) ? newestOutcome(episode, timeline) : undefined;
    if (outcome) for (const { causeId } of episode.alarms) answeredBy.set(causeId, outcome);
  }
  return { open: open.sort(byUrgency(now)), answeredBy };
}

/**
 * The outcome that answers the alert of a reading. Symptoms that she noted after it are news: they open the alert again.
 * A repeat that is missing is none, because a doctor has dealt with the alarm.
 */
export function outcomeOf(readingId: string, notes: readonly CareNote[], cases: PatientCases): CareNote | undefined {
  const outcome = cases.answeredBy.get(readingId);
  if (!outcome) return undefined;
  const isNews = (note: CareNote) =>
    note.entry === 'symptoms' &&
    note.readingId === readingId &&
    Date.parse(note.recordedAt) > Date.parse(outcome.recordedAt);
  return notes.some(isNews) ? undefined : outcome;
}
