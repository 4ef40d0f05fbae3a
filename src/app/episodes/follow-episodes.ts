import { isClosingUnnoted } from '@/clinical/episodes/episode-timeline.ts';
import { appendAlarm, appendInRange } from '@/db/records/care-episodes.ts';
import { liveCareNotes } from '@/db/records/care-notes.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { allReadingsSince } from '@/db/records/live-readings.ts';
import { DAY_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useEpisodes, type ShownEpisode } from './open-episodes.ts';
import { EPISODE_DAYS, missingAlarms, readEpisodes, type EpisodeSources } from './read-episodes.ts';

/**
 * While a patient's store is open: opens an episode for each reading that must be acknowledged, also one that another
 * phone has sent, and publishes the episodes for the screens. Works offline. @returns a function that stops it
 */
export function followEpisodes(): () => void {
  const known: { -readonly [K in keyof EpisodeSources]?: EpisodeSources[K] } = {};
  /** A note of an alarm is written once, until the live query has it. */
  const written = new Set<string>();

  const noteAlarms = (sources: EpisodeSources, now: number) => {
    for (const { alarm, episodeId } of missingAlarms(sources, now)) {
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
  const publish = () => {
    const { notes, readings, profile } = known;
    if (!notes || !readings || profile === undefined) return;
    const [sources, now] = [{ notes, readings, profile }, Date.now()];
    noteAlarms(sources, now);
    const episodes = readEpisodes(sources, now);
    noteClosings(episodes);
    useEpisodes.setState({
      episodes,
      hasDoctor: Boolean(profile?.assignedDoctorId),
    });
  };
  const since = toInstant(Date.now() - EPISODE_DAYS * DAY_MS);
  const stops = [
    liveCareNotes().subscribe((notes) => {
      known.notes = notes;
      publish();
    }),
    allReadingsSince(since).subscribe((readings) => {
      known.readings = readings;
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
    clearInterval(timer);
    useEpisodes.setState({ episodes: undefined, hasDoctor: false });
  };
}
