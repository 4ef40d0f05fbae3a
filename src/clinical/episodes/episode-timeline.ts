import type { CareNote } from '@/model/records/care-note.ts';
import type { EpisodeAction, EpisodeOutcome, EscalationStep, StepResult } from '@/model/records/care-episode.ts';
import { UNDO_OUTCOME_MS } from '@/model/records/care-episode.ts';
import type { BloodPressureReading, Reading } from '@/model/records/reading.ts';
import { HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { OwnPressure } from '@/clinical/pressure/personal-pressure-limits.ts';
import { SEVERE_REPEAT } from '@/clinical/pressure/pressure-episode.ts';
import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import { coversAlarm, episodesOf, joinEpisodes, type CareEpisode, type EpisodeAlarm } from './care-episode.ts';
import {
  canCloseByReadings,
  CLOSING_HOURS,
  closingReadings,
  firstInRange,
  isInRange,
  pressuresSince,
} from './closing-rule.ts';

type ShownAction = Exclude<EpisodeAction, 'inRange'>;

/** One line of the timeline. `at` is an instant. */
export type EpisodeLine =
  /** `reading` is null for other causes, and where the reading was deleted or is not loaded. */
  | { readonly is: 'opened'; readonly at: string; readonly reading: Reading | null; readonly tier: Tier }
  | { readonly is: 'reading'; readonly at: string; readonly reading: BloodPressureReading; readonly inRange: boolean }
  | { readonly is: 'action'; readonly at: string; readonly action: ShownAction }
  | { readonly is: 'step'; readonly at: string; readonly step: EscalationStep; readonly result: StepResult }
  | { readonly is: 'seen'; readonly at: string; readonly by: string }
  | {
      readonly is: 'outcome';
      readonly at: string;
      readonly by: string;
      readonly noteId: string;
      readonly outcome: EpisodeOutcome;
      readonly text: string | null;
      readonly callbackAt: string | null;
    }
  | { readonly is: 'closedByRule'; readonly at: string };

/** `seen`: a doctor has acknowledged the present tier. `closed` says by what. */
export type EpisodeState =
  | { readonly is: 'open' }
  | { readonly is: 'seen'; readonly at: string; readonly by: string }
  | { readonly is: 'closed'; readonly at: string; readonly by: 'outcome' | 'rule' | 'careReceived' };

/** What the patient does next. `call`: she has not noted a call since the newest alarm. */
export type NextStep =
  { readonly is: 'call' } | { readonly is: 'measure'; readonly at: string } | { readonly is: 'wait' } | null;

export interface EpisodeTimeline {
  readonly state: EpisodeState;
  /** The oldest first. */
  readonly lines: readonly EpisodeLine[];
  /** Null when the episode is closed. */
  readonly next: NextStep;
  /** When a clinician wants to call her back; null when none is planned. */
  readonly callbackAt: string | null;
}

export interface EpisodeContext {
  /** The limits that her doctor set. */
  readonly own?: OwnPressure | null;
  /** Whether a doctor in Maia can close the episode. Without one her own entry `careReceived` closes it. */
  readonly hasDoctor: boolean;
}

const nameOf = ({ senderName }: CareNote): string => senderName ?? '';

/** The outcomes that count: an undone one does not. Only its author can undo it, within ten seconds. */
function outcomesOf({ notes }: CareEpisode): (CareNote & { readonly outcome: EpisodeOutcome })[] {
  const isUndone = (outcome: CareNote) =>
    notes.some(
      ({ entry, undoneId, senderId, recordedAt }) =>
        entry === 'undone' &&
        undoneId === outcome.id &&
        senderId === outcome.senderId &&
        // A slow network may add as much again.
        Date.parse(recordedAt) - Date.parse(outcome.recordedAt) <= 2 * UNDO_OUTCOME_MS,
    );
  return notes.filter(
    (note): note is CareNote & { readonly outcome: EpisodeOutcome } =>
      note.entry === 'outcome' && Boolean(note.outcome) && !isUndone(note),
  );
}

/** The note with which the last alarm of the episode was answered; undefined while one has no answer. */
function answeredBy(episode: CareEpisode, notes: readonly CareNote[]): CareNote | undefined {
  const answers = episode.alarms.map((alarm) => notes.find((note) => coversAlarm(episode, note, alarm)));
  if (answers.includes(undefined)) return undefined;
  return notes.findLast((note) => answers.includes(note));
}

const isAnswer = (episode: CareEpisode) => {
  const outcomes = outcomesOf(episode).map(({ id }) => id);
  return (note: CareNote) => note.entry === 'seen' || outcomes.includes(note.id);
};

/** The notes of clinicians that answer alarms, the oldest first. An undone outcome is none. */
export const answersIn = (episode: CareEpisode): CareNote[] => episode.notes.filter(isAnswer(episode));

/** The alarms that no doctor has answered, by seeing them or by any outcome; the oldest first. */
export function unansweredAlarms(episode: CareEpisode): EpisodeAlarm[] {
  const answers = answersIn(episode);
  return episode.alarms.filter((alarm) => !answers.some((note) => coversAlarm(episode, note, alarm)));
}

/** When a doctor answered last, at whatever tier; null when none has. An undone outcome is no answer. */
export const lastAnswerAt = (episode: CareEpisode): string | null =>
  episode.notes.findLast(isAnswer(episode))?.recordedAt ?? null;

/** When the patient noted, after the newest alarm, that a clinician has dealt with it. */
const careReceived = ({ notes, raisedAt }: CareEpisode): CareNote | undefined =>
  notes.find(({ action, recordedAt }) => action === 'careReceived' && Date.parse(recordedAt) >= Date.parse(raisedAt));

/** The note that readings have closed all its alarms. */
const notedInRange = (episode: CareEpisode): CareNote | undefined =>
  canCloseByReadings(episode)
    ? answeredBy(
        episode,
        episode.notes.filter(({ action }) => action === 'inRange'),
      )
    : undefined;

/** Whether readings have closed the episode, and no note says so yet. */
export const isClosingUnnoted = (episode: CareEpisode, { state }: EpisodeTimeline): boolean =>
  state.is === 'closed' && state.by === 'rule' && notedInRange(episode) === undefined;

/** The state of an episode, see `episodeTimeline`. */
export function stateOf(episode: CareEpisode, readings: readonly Reading[], context: EpisodeContext): EpisodeState {
  const outcomes = outcomesOf(episode);
  const closing = answeredBy(
    episode,
    outcomes.filter(({ outcome }) => outcome !== 'noAnswer'),
  );
  const pair = closingReadings(episode, readings, context.own);
  const noted = notedInRange(episode);
  const received = context.hasDoctor ? undefined : careReceived(episode);
  const ends = [
    ...(closing ? [{ is: 'closed', at: closing.recordedAt, by: 'outcome' } as const] : []),
    ...(pair ? [{ is: 'closed', at: pair[1].recordedAt, by: 'rule' } as const] : []),
    ...(noted ? [{ is: 'closed', at: noted.recordedAt, by: 'rule' } as const] : []),
    ...(received ? [{ is: 'closed', at: received.recordedAt, by: 'careReceived' } as const] : []),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (ends[0]) return ends[0];
  // An outcome that leaves the episode open shows as well that the doctor knows of it.
  const seen = answeredBy(episode, episode.notes.filter(isAnswer(episode)));
  return seen ? { is: 'seen', at: seen.recordedAt, by: nameOf(seen) } : { is: 'open' };
}

function noteLine(note: CareNote, outcomes: readonly CareNote[]): EpisodeLine[] {
  const { entry, recordedAt: at, action, step, stepResult, outcome, text = null, callbackAt = null } = note;
  if (action === 'inRange') return [];
  if (entry === 'action' && action) return [{ is: 'action', at, action }];
  if (entry === 'step' && step && stepResult) return [{ is: 'step', at, step, result: stepResult }];
  if (entry === 'seen') return [{ is: 'seen', at, by: nameOf(note) }];
  if (outcome && outcomes.includes(note))
    return [{ is: 'outcome', at, by: nameOf(note), noteId: note.id, outcome, text, callbackAt }];
  return [];
}

/** Of lines of one time, what happened comes before what was done about it. */
const lineOrder = ['opened', 'reading', 'action', 'step', 'seen', 'outcome', 'closedByRule'] as const;
const byLineTime = (a: EpisodeLine, b: EpisodeLine): number =>
  Date.parse(a.at) - Date.parse(b.at) || lineOrder.indexOf(a.is) - lineOrder.indexOf(b.is);

function linesOf(
  episode: CareEpisode,
  readings: readonly Reading[],
  state: EpisodeState,
  { own = null }: EpisodeContext,
): EpisodeLine[] {
  const outcomes = outcomesOf(episode);
  const opening: EpisodeLine = {
    is: 'opened',
    at: episode.openedAt,
    reading: readings.find(({ id }) => id === episode.causeId) ?? null,
    tier: episode.tier,
  };
  const end = state.is === 'closed' ? Date.parse(state.at) : Infinity;
  const repeats: EpisodeLine[] =
    episode.cause === 'bloodPressure'
      ? pressuresSince(readings, episode.openedAt)
          .filter(({ recordedAt }) => Date.parse(recordedAt) <= end)
          .map((reading) => ({ is: 'reading', at: reading.recordedAt, reading, inRange: isInRange(reading, own) }))
      : [];
  const closing: EpisodeLine[] =
    state.is === 'closed' && state.by === 'rule' ? [{ is: 'closedByRule', at: state.at }] : [];
  const noted = episode.notes.flatMap((note) => noteLine(note, outcomes));
  return [opening, ...repeats, ...noted, ...closing].toSorted(byLineTime);
}

/** When to measure again; null where the cause is not a pressure. */
function measureAt(episode: CareEpisode, readings: readonly Reading[], own: OwnPressure | null): string | null {
  if (episode.cause !== 'bloodPressure') return null;
  const since = pressuresSince(readings, episode.raisedAt);
  const newest = since.at(-1);
  const first = firstInRange(since, own);
  if (first) return toInstant(Date.parse(first.recordedAt) + CLOSING_HOURS * HOUR_MS);
  return toInstant(Date.parse(newest?.recordedAt ?? episode.raisedAt) + SEVERE_REPEAT.until * MINUTE_MS);
}

/** The card closes with "I have called, I understand". */
const calls: readonly EpisodeAction[] = ['calledUnit', 'calledEmergency', 'wentIn', 'closedCard', 'careReceived'];

function nextStep(
  episode: CareEpisode,
  readings: readonly Reading[],
  state: EpisodeState,
  { own = null }: EpisodeContext,
): NextStep {
  if (state.is === 'closed') return null;
  const hasCalled = episode.notes.some(
    ({ action, recordedAt }) =>
      action && calls.includes(action) && Date.parse(recordedAt) >= Date.parse(episode.raisedAt),
  );
  if (!hasCalled && state.is === 'open') return { is: 'call' };
  const at = measureAt(episode, readings, own);
  return at === null ? { is: 'wait' } : { is: 'measure', at };
}

/**
 * The state of an episode, its lines and the next step.
 * @param readings of the patient since the opening, and the reading that opened it; with the answers of their cards
 */
export function episodeTimeline(
  episode: CareEpisode,
  readings: readonly Reading[],
  context: EpisodeContext,
): EpisodeTimeline {
  const state = stateOf(episode, readings, context);
  const newest = outcomesOf(episode).at(-1);
  return {
    state,
    lines: linesOf(episode, readings, state, context),
    next: nextStep(episode, readings, state, context),
    callbackAt: newest?.callbackAt ?? null,
  };
}

/**
 * Whether a further pressure alarm belongs to an episode: it came before its end, or has the same reading.
 * @param stateBefore called only if the answer depends on it, because it goes through all readings
 */
function isPartOf(before: CareEpisode, episode: CareEpisode, stateBefore: () => EpisodeState): boolean {
  if (before.userId !== episode.userId || before.cause !== episode.cause || before.cause !== 'bloodPressure')
    return false;
  if (before.alarms.some(({ causeId }) => causeId === episode.causeId)) return true;
  const state = stateBefore();
  return state.is !== 'closed' || Date.parse(episode.openedAt) <= Date.parse(state.at);
}

/**
 * The episodes of one patient, the oldest first. A further pressure alarm during an episode belongs to it: two phones that
 * did not know of each other may have opened two. An outcome closes only the alarms that the doctor knew of.
 */
export function foldEpisodes(
  notes: readonly CareNote[],
  readings: readonly Reading[],
  context: EpisodeContext,
): CareEpisode[] {
  const folded: CareEpisode[] = [];
  const states = new Map<CareEpisode, EpisodeState>();
  const stateBefore = (before: CareEpisode) => () => {
    const state = states.get(before) ?? stateOf(before, readings, context);
    states.set(before, state);
    return state;
  };
  for (const episode of episodesOf(notes)) {
    const at = folded.findLastIndex((before) => isPartOf(before, episode, stateBefore(before)));
    const before = folded[at];
    if (before) folded[at] = joinEpisodes(before, episode);
    else folded.push(episode);
  }
  return folded;
}
