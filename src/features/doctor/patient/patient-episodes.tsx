import { useMemo } from 'react';
import { episodeTimeline, foldEpisodes } from '@/clinical/episodes/episode-timeline.ts';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import { EpisodeCard } from '@/app/episodes/episode-card.tsx';
import { isOpen } from '@/app/episodes/open-episodes.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import type { Reading } from '@/model/records/reading.ts';

interface PatientEpisodesProps {
  notes: readonly CareNote[];
  /** With the answers of their cards. */
  readings: readonly Reading[];
  limits: OwnLimits | null;
  /** ms */
  now: number;
}

/** The patient's open alarms with their timelines, the newest first. */
export function PatientEpisodes({ notes, readings, limits, now }: PatientEpisodesProps) {
  const open = useMemo(() => {
    const context = { hasDoctor: true, own: limits?.pressure ?? null };
    return foldEpisodes(notes, readings, context)
      .map((episode) => ({ episode, timeline: episodeTimeline(episode, readings, context) }))
      .filter(isOpen)
      .toReversed();
  }, [notes, readings, limits]);
  return open.map((shown) => <EpisodeCard key={shown.episode.id} shown={shown} now={now} hasDoctor />);
}
