import { isClosingUnnoted } from '@/clinical/episodes/episode-timeline.ts';
import { appendAlarm, appendInRange } from '@/db/records/care-episodes.ts';
import { liveCareNotes } from '@/db/records/care-notes.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { allReadingsSince } from '@/db/records/live-readings.ts';
import { MINUTE_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useEpisodes, type ShownEpisode } from './open-episodes.ts';
import {
  foldSources,
  missingAlarms,
  patternNeededFrom,
  readingsNeededFrom,
  shownEpisodes,
  type EpisodeSources,
  type FoldedEpisodes,
} from './read-episodes.ts';

/**
 * While a patient's store is open: opens an episode for each reading that must be acknowledged, also one that another
 * phone has sent, and publishes the episodes for the screens. Works offline. @returns a function that stops it
 */
export function followEpisodes(): () => void {
  const known: { -readonly [K in keyof EpisodeSources]?: EpisodeSources[K] } = {};
  /** A note of an alarm is written once, until the live query has it. */
  const written = new Set<string>();

  const noteAlarms = (folded: FoldedEpisodes, now: number) => {
    for (const { alarm, episodeId } of missingAlarms(folded, now)) {
      const key = `${alarm.causeId} ${alarm.tier}`;
      if (written.has(key)) continue;
      written.add(key);
      // The next change of the records tries again.
      appendAlarm(alarm, episodeId).catch(() => written.delete(key));
    }
  };
  const noteClosings = (episodes: readonly ShownEpisode[]) => {
    for (const { episode, timeline } of episodes) {
      const key = `${episode.id} ${episode.raisedAt}`;
      if (timeline.state.is !== 'closed' || !isClosingUnnoted(episode, timeline) || written.has(key)) continue;
      written.add(key);
      const causes = episode.alarms.map(({ causeId }) => causeId);
      appendInRange(episode, causes, timeline.state.at).catch(() => written.delete(key));
    }
  };
  /** Readings are loaded from this time on (ms), the later the fewer. */
  let loadedFrom = Infinity;
  let stopReadings = () => {};
  const loadFrom = (from: number) => {
    if (from >= loadedFrom) return;
    loadedFrom = from;
    stopReadings();
    delete known.readings;
    stopReadings = allReadingsSince(toInstant(from)).subscribe((readings) => {
      known.readings = readings;
      publish();
    });
  };
  const publish = () => {
    const { notes, profile } = known;
    if (!notes || profile === undefined) return;
    const now = Date.now();
    loadFrom(readingsNeededFrom({ notes, profile }, now));
    if (known.readings) loadFrom(patternNeededFrom(known.readings, now));
    const { readings } = known;
    if (!readings) return;
    const folded = foldSources({ notes, readings, profile });
    noteAlarms(folded, now);
    const episodes = shownEpisodes(folded, now);
    noteClosings(episodes);
    useEpisodes.setState({
      episodes,
      hasDoctor: Boolean(profile?.assignedDoctorId),
    });
  };
  const stops = [
    liveCareNotes().subscribe((notes) => {
      known.notes = notes;
      publish();
    }),
    liveProfile().subscribe((profile) => {
      known.profile = profile;
      publish();
    }),
  ];
  // A closed episode leaves the screen by time alone.
  const timer = setInterval(publish, 10 * MINUTE_MS);
  return () => {
    for (const stop of stops) stop();
    stopReadings();
    clearInterval(timer);
    useEpisodes.setState({ episodes: undefined, hasDoctor: false });
  };
}
