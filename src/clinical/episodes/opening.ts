import type { EpisodeCause } from '@/model/records/care-episode.ts';
import type { Reading } from '@/model/records/reading.ts';
import { openAlertsOf, type AlertContext } from '@/clinical/care/open-alerts.ts';
import { mustBeAcknowledged, tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import type { CareEpisode } from './care-episode.ts';

/** Something that must be acknowledged, and so opens an episode. */
export interface Alarm {
  readonly cause: EpisodeCause;
  readonly causeId: string;
  readonly tier: Tier;
  readonly rule: string | null;
  readonly textId: string | null;
  /** An instant. */
  readonly at: string;
}

/**
 * The alarms of the readings of the last 24 hours, each judged at the moment it was taken: that a repeat is missing later
 * is a step of the episode and no further alarm.
 * @param readings of the last 14 days, which the patterns need
 */
export function alarmsOfReadings(readings: readonly Reading[], context: AlertContext, now: string): Alarm[] {
  const alarms = new Map<string, Alarm>();
  for (const { kind, recordedAt } of readings) {
    if (isTooOldToAlarm(recordedAt, now) || Date.parse(recordedAt) > Date.parse(now)) continue;
    const until = readings.filter((other) => Date.parse(other.recordedAt) <= Date.parse(recordedAt));
    for (const { tier, rule, textId, reading } of openAlertsOf(kind, until, context, recordedAt)) {
      if (!mustBeAcknowledged(tier)) continue;
      const alarm: Alarm = { cause: reading.kind, causeId: reading.id, tier, rule, textId, at: reading.recordedAt };
      alarms.set(`${alarm.causeId} ${tier}`, alarm);
    }
  }
  return [...alarms.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Whether an episode has this alarm already, at this tier or a higher one. */
const isNoted = ({ causeId, tier }: Alarm, episodes: readonly CareEpisode[]): boolean =>
  episodes.some(({ alarms }) =>
    alarms.some((known) => known.causeId === causeId && tierRank(known.tier) >= tierRank(tier)),
  );

/**
 * The alarms to note, each with the open episode that it belongs to; null opens a new one.
 * @param episodes folded, see `foldEpisodes` @param isOpen whether an episode of these is not closed
 */
export function alarmsToNote(
  alarms: readonly Alarm[],
  episodes: readonly CareEpisode[],
  isOpen: (episode: CareEpisode) => boolean,
): { readonly alarm: Alarm; readonly episodeId: string | null }[] {
  return alarms
    .filter((alarm) => !isNoted(alarm, episodes))
    .map((alarm) => {
      const own = episodes.find((episode) => episode.alarms.some(({ causeId }) => causeId === alarm.causeId));
      const open = episodes.findLast(({ cause }) => cause === 'bloodPressure' && cause === alarm.cause);
      const episode = own ?? (open && isOpen(open) ? open : undefined);
      return { alarm, episodeId: episode?.id ?? null };
    });
}
