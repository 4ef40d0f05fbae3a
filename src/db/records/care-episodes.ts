import type { CareNote } from '@/model/records/care-note.ts';
import {
  episodeIdOf,
  inRangeIdOf,
  openingIdOf,
  type EpisodeAction,
  type EpisodeCause,
} from '@/model/records/care-episode.ts';
import { toInstant } from '@/model/time/instant.ts';
import { appendRecord } from '@/db/writes/append-record.ts';
import { currentStore } from '@/db/store/open-store.ts';

/** One alarm, as it is noted in an episode. `at` is an instant. */
export interface NotedAlarm {
  readonly cause: EpisodeCause;
  readonly causeId: string;
  readonly tier: NonNullable<CareNote['tier']>;
  readonly rule: string | null;
  readonly textId: string | null;
  readonly at: string;
}

/**
 * Notes an alarm in an episode, or opens one. The ids are derived from the cause, so that noting it twice, also on two
 * phones, is one note. @param episodeId null for an episode of its own @throws StorageFailure
 */
export async function appendAlarm(
  { cause, causeId, tier, rule, textId, at }: NotedAlarm,
  episodeId: string | null,
): Promise<CareNote> {
  const { userId } = await currentStore();
  const episode = episodeId ?? (await episodeIdOf(userId, cause, causeId));
  const id = await openingIdOf(episode, causeId, tier);
  const values = { senderId: userId, entry: 'opened', episodeId: episode, cause, causeId, tier, rule, textId };
  return appendRecord<CareNote>('careNotes', { ...values, recordedAt: at }, { id });
}

/** Notes what the patient did in an episode. @throws StorageFailure */
export async function appendAction(episodeId: string, action: EpisodeAction): Promise<CareNote> {
  const { userId } = await currentStore();
  const values = { senderId: userId, entry: 'action', episodeId, action, recordedAt: toInstant(Date.now()) };
  return appendRecord<CareNote>('careNotes', values);
}

/** Notes that readings have closed an episode; writing it twice is one note. @throws StorageFailure */
export async function appendInRange(
  {
    id: episodeId,
    tier,
    raisedAt,
  }: { readonly id: string; readonly tier: NotedAlarm['tier']; readonly raisedAt: string },
  coveredIds: readonly string[],
  at: string,
): Promise<CareNote> {
  const { userId } = await currentStore();
  const id = await inRangeIdOf(episodeId, raisedAt);
  const values = { senderId: userId, entry: 'action', action: 'inRange', episodeId, tier, coveredIds: [...coveredIds] };
  return appendRecord<CareNote>('careNotes', { ...values, recordedAt: at }, { id });
}
