import { create } from 'zustand';
import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import type { EpisodeTimeline } from '@/clinical/episodes/episode-timeline.ts';

export interface ShownEpisode {
  readonly episode: CareEpisode;
  readonly timeline: EpisodeTimeline;
}

interface Episodes {
  /** Undefined until this phone's notes and readings are loaded. The newest first. In memory only. */
  readonly episodes: readonly ShownEpisode[] | undefined;
  /** Whether a doctor in Maia can close them. */
  readonly hasDoctor: boolean;
}

/** The patient's episodes: the one source for the card on Today and the line of the frame. */
export const useEpisodes = create<Episodes>(() => ({ episodes: undefined, hasDoctor: false }));

export const isOpen = ({ timeline }: ShownEpisode): boolean => timeline.state.is !== 'closed';
