import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import { tierRank } from '@/clinical/rules/acuity-tier.ts';
import type { EpisodeOutcome } from '@/model/records/care-episode.ts';
import type { WrittenNote } from '@/sync/api/doctor/care-notes.ts';
import type { Answered } from '@/features/doctor/triage/patient-row.ts';

export type AnswerNote = Omit<WrittenNote, 'senderName'>;

/** The alarms that the doctor knows of: a later one stays unanswered. */
const known = ({ id, tier, alarms }: CareEpisode) => ({
  episodeId: id,
  tier,
  coveredIds: alarms.map(({ causeId }) => causeId),
});

/** The notes that say that a doctor has seen these alarms. */
export function seenNotes({ userId, alerts, episodes }: Answered): AnswerNote[] {
  // Time can raise an alert above its episode. Then each is answered at its own tier.
  const alertOf = ({ tier, alarms }: CareEpisode) =>
    alerts.find(
      (alert) => tierRank(tier) >= tierRank(alert.tier) && alarms.some(({ causeId }) => causeId === alert.reading.id),
    );
  const answered = episodes.map(alertOf);
  return [
    ...alerts
      .filter((alert) => !answered.includes(alert))
      .map(({ reading, tier }): AnswerNote => ({ userId, entry: 'seen', readingId: reading.id, tier })),
    ...episodes.map((episode, at): AnswerNote => {
      const readingId = answered[at]?.reading.id;
      return { userId, entry: 'seen', ...known(episode), ...(readingId !== undefined && { readingId }) };
    }),
  ];
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
