import { answersOf, ownLimits } from '@/clinical/care/care-notes.ts';
import { withAnswers } from '@/clinical/care/symptom-answers.ts';
import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import {
  episodeTimeline,
  foldEpisodes,
  stateOf,
  type EpisodeContext,
  type EpisodeState,
} from '@/clinical/episodes/episode-timeline.ts';
import { alarmsOfReadings, alarmsToNote } from '@/clinical/episodes/opening.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { ShownEpisode } from './open-episodes.ts';

/** What the episodes of one patient are read from. */
export interface EpisodeSources {
  readonly notes: readonly CareNote[];
  /** The newest first, see `readingsNeededFrom` and `patternNeededFrom`. */
  readonly readings: readonly Reading[];
  readonly profile: Profile | null;
}

/** An episode without an end is shown this long; the readings of this time can close it. */
export const EPISODE_DAYS = 31;
/** The patterns of the rules look back this long (clinical rules 2 and 3). */
const PATTERN_MS = 14 * DAY_MS;
/** A closed episode stays on the screen this long, so that she reads its outcome. */
const CLOSED_SHOWN_MS = DAY_MS;

const hasDoctor = (profile: Profile | null): boolean => Boolean(profile?.assignedDoctorId);

function contextOf({ notes, profile }: Omit<EpisodeSources, 'readings'>): EpisodeContext {
  const limits = ownLimits(notes, profile?.assignedDoctorId);
  return { hasDoctor: hasDoctor(profile), own: limits?.pressure ?? null };
}

/** The episodes of one patient with what they are judged by, folded once for everything that is asked about them. */
export interface FoldedEpisodes {
  readonly sources: EpisodeSources;
  readonly readings: readonly Reading[];
  readonly context: EpisodeContext;
  /** The oldest first. */
  readonly folded: readonly { readonly episode: CareEpisode; readonly state: EpisodeState }[];
}

export function foldSources(sources: EpisodeSources): FoldedEpisodes {
  const readings = withAnswers(sources.readings, answersOf(sources.notes));
  const context = contextOf(sources);
  const folded = foldEpisodes(sources.notes, readings, context).map((episode) => ({
    episode,
    state: stateOf(episode, readings, context),
  }));
  return { sources, readings, context, folded };
}

const isShown = (state: EpisodeState, now: number): boolean =>
  state.is !== 'closed' || now - Date.parse(state.at) <= CLOSED_SHOWN_MS;

/** The episodes that are open, and those that were closed in the last day; the newest first. @param now ms */
export const shownEpisodes = ({ folded, readings, context }: FoldedEpisodes, now: number): ShownEpisode[] =>
  folded
    .filter(({ state }) => isShown(state, now))
    .map(({ episode }) => ({ episode, timeline: episodeTimeline(episode, readings, context) }))
    .toReversed();

/**
 * From when on (ms) readings are needed: those of the last 24 hours can be alarms, and those since the opening of an episode
 * that is shown are its timeline and can close it.
 */
export function readingsNeededFrom(sources: Omit<EpisodeSources, 'readings'>, now: number): number {
  const { folded } = foldSources({ ...sources, readings: [] });
  const openedAt = folded.filter(({ state }) => isShown(state, now)).map(({ episode }) => Date.parse(episode.openedAt));
  return Math.max(now - EPISODE_DAYS * DAY_MS, Math.min(now - DAY_MS, ...openedAt));
}

/** From when on (ms) readings are needed to judge these: the patterns look back from each that can be an alarm. */
export function patternNeededFrom(readings: readonly Reading[], now: number): number {
  const canBeAlarm = readings.some(({ recordedAt }) => !isTooOldToAlarm(recordedAt, toInstant(now)));
  return canBeAlarm ? now - PATTERN_MS : now;
}

/** The alarms of these readings that no note has yet, each with its open episode. @param now ms */
export function missingAlarms({ sources, folded }: FoldedEpisodes, now: number) {
  const { notes, readings, profile } = sources;
  const recent = readings.filter(({ recordedAt }) => now - Date.parse(recordedAt) <= PATTERN_MS);
  const limits = ownLimits(notes, profile?.assignedDoctorId);
  const found = alarmsOfReadings(
    recent,
    {
      stage: stageOf(profile, localDate(now)),
      profile: profile ?? {},
      answers: answersOf(notes),
      personal: limits?.sugar,
      ownPressure: limits?.pressure,
    },
    toInstant(now),
  );
  const open = new Set(folded.filter(({ state }) => state.is !== 'closed').map(({ episode }) => episode));
  return alarmsToNote(
    found,
    folded.map(({ episode }) => episode),
    (episode) => open.has(episode),
  );
}
