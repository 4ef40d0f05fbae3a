import { mustBeAcknowledged } from '@/clinical/rules/acuity-tier.ts';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import type { EpisodeAction } from '@/model/records/care-episode.ts';
import { toInstant } from '@/model/time/instant.ts';
import { appendAction, appendAlarm, type NotedAlarm } from '@/db/records/care-episodes.ts';
import { isOpen, useEpisodes } from './open-episodes.ts';

/**
 * Opens an episode for a message, a symptom check or a laboratory value that must be acknowledged; does nothing for
 * anything milder or older than the alarm time. A failure is silent: the card of the alarm is on the screen anyway.
 */
export async function openEpisode(alarm: NotedAlarm, now = Date.now()): Promise<void> {
  if (!mustBeAcknowledged(alarm.tier) || isTooOldToAlarm(alarm.at, toInstant(now))) return;
  await appendAlarm(alarm, null).catch(() => undefined);
}

/**
 * Notes in her open episodes what the patient has just done: a call is about all of them.
 * @param episodeId only in this one
 */
export async function noteAction(action: EpisodeAction, episodeId?: string): Promise<void> {
  const open = (useEpisodes.getState().episodes ?? []).filter(isOpen).map(({ episode }) => episode.id);
  const ids = episodeId === undefined ? open : [episodeId];
  // A failure must not disturb a call.
  await Promise.all(ids.map((id) => appendAction(id, action))).catch(() => undefined);
}

/** Notes that she pressed a call button. */
export const noteCall = ({ isEmergency = false }: { readonly isEmergency?: boolean }): void =>
  void noteAction(isEmergency ? 'calledEmergency' : 'calledUnit');
