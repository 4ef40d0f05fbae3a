import { answersOf, ownLimits } from '@/clinical/care/care-notes.ts';
import { withAnswers } from '@/clinical/care/symptom-answers.ts';
import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import { episodeTimeline, foldEpisodes, stateOf, type EpisodeContext } from '@/clinical/episodes/episode-timeline.ts';
import { alarmsOfReadings, alarmsToNote, type Alarm } from '@/clinical/episodes/opening.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
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
  /** The newest first, of the last `EPISODE_DAYS` days. */
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

function contextOf({ notes, profile }: EpisodeSources): EpisodeContext {
  const limits = ownLimits(notes, profile?.assignedDoctorId);
  return { hasDoctor: hasDoctor(profile), own: limits?.pressure ?? null };
}

const answeredReadings = ({ notes, readings }: EpisodeSources) => withAnswers(readings, answersOf(notes));

/** The episodes that are open, and those that were closed in the last day; the newest first. @param now ms */
export function readEpisodes(sources: EpisodeSources, now: number): ShownEpisode[] {
  const [readings, context] = [answeredReadings(sources), contextOf(sources)];
  return foldEpisodes(sources.notes, readings, context)
    .map((episode) => ({ episode, timeline: episodeTimeline(episode, readings, context) }))
    .filter(({ timeline: { state } }) => state.is !== 'closed' || now - Date.parse(state.at) <= CLOSED_SHOWN_MS)
    .toReversed();
}

/** The alarms of these readings that no note has yet, each with its open episode. @param now ms */
export function missingAlarms(sources: EpisodeSources, now: number) {
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
  return missingOf(found, sources);
}

/** Those of the alarms that no note has yet, each with the open episode that it belongs to. */
export function missingOf(alarms: readonly Alarm[], sources: EpisodeSources) {
  const [readings, context] = [answeredReadings(sources), contextOf(sources)];
  const isOpen = (episode: CareEpisode) => stateOf(episode, readings, context).is !== 'closed';
  return alarmsToNote(alarms, foldEpisodes(sources.notes, readings, context), isOpen);
}
