/** When what the screen shows was asked of the server, in ms since 1970. */
export interface AsOf {
  readonly at: number;
  /** The socket is open: a change would have rung. */
  readonly isLive: boolean;
  /** Older than one hour with nothing that would ring: shown in grey. */
  readonly isStale: boolean;
}

export const STALE_AFTER_MS = 3_600_000;

/** The age of a screen made of several answers is that of its oldest; null before all of them were given once. */
export function asOf(answeredAt: readonly number[], isLive: boolean, now: number): AsOf | null {
  if (answeredAt.length === 0 || answeredAt.some((time) => time === 0)) return null;
  const at = Math.min(...answeredAt);
  return { at, isLive, isStale: !isLive && now - at > STALE_AFTER_MS };
}
