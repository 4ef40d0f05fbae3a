import type { OpenAlert } from '@/clinical/care/open-alerts.ts';
import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import { tierRank } from '@/clinical/rules/acuity-tier.ts';
import type { EpisodeOutcome } from '@/model/records/care-episode.ts';
import type { WrittenNote } from '@/sync/api/doctor/care-notes.ts';

export type AnswerNote = Omit<WrittenNote, 'senderName'>;

/** What a doctor has in view when she answers: one patient's alert and open episodes. */
export interface Answered {
  readonly userId: string;
  readonly alert: OpenAlert | null;
  readonly episodes: readonly CareEpisode[];
}

/** The alarms that the doctor knows of: a later one stays unanswered. */
const known = ({ id, tier, alarms }: CareEpisode) => ({
  episodeId: id,
  tier,
  coveredIds: alarms.map(({ causeId }) => causeId),
});

/** The notes that say that a doctor has seen these alarms. */
export function seenNotes({ userId, alert, episodes }: Answered): AnswerNote[] {
  const isOfAlert = ({ tier, alarms }: CareEpisode) =>
    alert !== null &&
    // Time can raise an alert above its episode. Then each is answered at its own tier.
    tierRank(tier) >= tierRank(alert.tier) &&
    alarms.some(({ causeId }) => causeId === alert.reading.id);
  const ofEpisodes = episodes.map((episode): AnswerNote => ({
    userId,
    entry: 'seen',
    ...known(episode),
    ...(isOfAlert(episode) && { readingId: alert?.reading.id }),
  }));
  if (!alert || episodes.some(isOfAlert)) return ofEpisodes;
  return [{ userId, entry: 'seen', readingId: alert.reading.id, tier: alert.tier }, ...ofEpisodes];
}

/** What the doctor chose on the sheet. */
export interface ChosenOutcome {
  readonly outcome: EpisodeOutcome;
  readonly text: string;
  /** An instant; only for `noAnswer`. */
  readonly callbackAt: string | null;
}

/** The note that closes an episode, or puts the patient on the list of calls. */
export function outcomeNote(episode: CareEpisode, { outcome, text, callbackAt }: ChosenOutcome): AnswerNote {
  const words = text.trim();
  return {
    userId: episode.userId,
    entry: 'outcome',
    ...known(episode),
    outcome,
    ...(words !== '' && { text: words }),
    ...(outcome === 'noAnswer' && callbackAt !== null && { callbackAt }),
  };
}

/** The note that takes an outcome back. Notes are only added, so both stay in the record. */
export const undoNote = (userId: string, episodeId: string, outcomeId: string): AnswerNote => ({
  userId,
  entry: 'undone',
  episodeId,
  undoneId: outcomeId,
});
