/** When the data on the screen was requested from the server (ms since 1970), and whether it is up to date. */
export interface AsOf {
  readonly at: number;
  /** The realtime connection is open: a change would have been reported. */
  readonly isLive: boolean;
  /** Older than one hour without a realtime connection: shown in grey. */
  readonly isStale: boolean;
}

export const STALE_AFTER_MS = 3_600_000;

/** The age of a screen built from several responses is that of the oldest; null until each has been loaded once. */
export function asOf(answeredAt: readonly number[], isLive: boolean, now: number): AsOf | null {
  if (answeredAt.length === 0 || answeredAt.some((time) => time === 0)) return null;
  const at = Math.min(...answeredAt);
  return { at, isLive, isStale: !isLive && now - at > STALE_AFTER_MS };
}
