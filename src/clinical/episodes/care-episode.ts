import type { CareNote } from '@/model/records/care-note.ts';
import type { EpisodeCause } from '@/model/records/care-episode.ts';
import { tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';

/** One alarm of an episode: a reading, a message, a symptom check or a report. */
export interface EpisodeAlarm {
  readonly causeId: string;
  /** The highest tier that was noted for this cause. */
  readonly tier: Tier;
  readonly at: string;
}

/** An alarm with everything that was noted about it. */
export interface CareEpisode {
  readonly id: string;
  readonly userId: string;
  readonly cause: EpisodeCause;
  readonly causeId: string;
  /** The highest tier of its openings. */
  readonly tier: Tier;
  /** The clinical rule of the highest tier, and the message id of what she was told; null for a message. */
  readonly rule: string | null;
  readonly textId: string | null;
  /** Time of the first alarm. */
  readonly openedAt: string;
  /** Time of the newest alarm: what is noted before it says nothing about it. */
  readonly raisedAt: string;
  /** The alarms, the oldest first; never empty. */
  readonly alarms: readonly EpisodeAlarm[];
  /** All notes of the episode, the oldest first. */
  readonly notes: readonly CareNote[];
}

/** Older first; of two notes of one time the smaller id, so that every device has the same order. */
export const byTime = (a: CareNote, b: CareNote): number =>
  Date.parse(a.recordedAt) - Date.parse(b.recordedAt) || (a.id < b.id ? -1 : 1);

const isFromPatient = ({ senderId, userId }: CareNote) => senderId === userId;
const isFromDoctor = ({ senderId, doctorId, userId }: CareNote) => senderId === doctorId && senderId !== userId;

const authors: Readonly<Partial<Record<CareNote['entry'], (note: CareNote) => boolean>>> = {
  opened: isFromPatient,
  action: isFromPatient,
  step: isFromPatient,
  seen: isFromDoctor,
  outcome: isFromDoctor,
  undone: isFromDoctor,
};

/** Whether the note belongs to an episode and was written by the side that may write such a note. */
const isGenuine = (note: CareNote): boolean => authors[note.entry]?.(note) === true;

type Opening = CareNote & { readonly cause: EpisodeCause; readonly causeId: string; readonly tier: Tier };
const isOpening = (note: CareNote): note is Opening =>
  note.entry === 'opened' && Boolean(note.cause && note.causeId && note.tier);

/** The highest tier; of two notes with the same tier the older one, so that every device shows the same text. */
const mostUrgentOf = (openings: readonly [Opening, ...Opening[]]): Opening =>
  openings.reduce((most, one) => (tierRank(one.tier) > tierRank(most.tier) ? one : most));

/** One alarm for each cause, with its highest tier. */
function alarmsOf(openings: readonly Opening[]): EpisodeAlarm[] {
  const alarms = new Map<string, EpisodeAlarm>();
  for (const { causeId, tier, recordedAt } of openings) {
    const known = alarms.get(causeId);
    if (!known) alarms.set(causeId, { causeId, tier, at: recordedAt });
    else if (tierRank(tier) > tierRank(known.tier)) alarms.set(causeId, { ...known, tier });
  }
  return [...alarms.values()];
}

/** The episode of these notes; null without an opening. */
function episodeOf(id: string, found: readonly CareNote[]): CareEpisode | null {
  const notes = found.toSorted(byTime);
  const [first, ...rest] = notes.filter(isOpening);
  if (!first) return null;
  const { tier, rule = null, textId = null } = mostUrgentOf([first, ...rest]);
  const { userId, cause, causeId, recordedAt: openedAt } = first;
  const raisedAt = rest.at(-1)?.recordedAt ?? openedAt;
  const alarms = alarmsOf([first, ...rest]);
  return { id, userId, cause, causeId, tier, rule, textId, openedAt, raisedAt, alarms, notes };
}

/**
 * The episodes of these notes, the oldest first. `seen` notes of earlier versions name the reading instead of the
 * episode. Notes may be of several patients, in any order and twice.
 */
export function episodesOf(all: readonly CareNote[]): CareEpisode[] {
  const notes = [...new Map(all.filter(isGenuine).map((note) => [note.id, note])).values()];
  const episodeByCause = new Map<string, string>();
  for (const { entry, userId, causeId, episodeId } of notes)
    if (entry === 'opened' && causeId && episodeId) episodeByCause.set(`${userId} ${causeId}`, episodeId);
  const groups = new Map<string, CareNote[]>();
  for (const note of notes) {
    const episodeId = note.episodeId ?? episodeByCause.get(`${note.userId} ${note.readingId}`);
    if (!episodeId) continue;
    // Another patient's note must not reach an episode by its id.
    const key = `${note.userId} ${episodeId}`;
    groups.set(key, [...(groups.get(key) ?? []), note]);
  }
  return [...groups.values()]
    .flatMap((group) => episodeOf(group.find(isOpening)?.episodeId ?? '', group) ?? [])
    .toSorted((a, b) => Date.parse(a.openedAt) - Date.parse(b.openedAt) || (a.id < b.id ? -1 : 1));
}

/**
 * Whether a doctor's note answers an alarm: the doctor knew of it, at this tier. A `seen` of earlier versions names one
 * reading, and answers the alarms up to it.
 */
export function coversAlarm({ alarms }: CareEpisode, note: CareNote, alarm: EpisodeAlarm): boolean {
  if (tierRank(note.tier ?? null) < tierRank(alarm.tier)) return false;
  if (note.coveredIds?.includes(alarm.causeId)) return true;
  const seen = alarms.find(({ causeId }) => causeId === note.readingId);
  return seen !== undefined && Date.parse(alarm.at) <= Date.parse(seen.at);
}

/** One episode of the notes of both: that of the older one. */
export const joinEpisodes = (older: CareEpisode, newer: CareEpisode): CareEpisode =>
  episodeOf(older.id, [...older.notes, ...newer.notes]) ?? older;
