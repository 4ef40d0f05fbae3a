import { MINUTE_MS } from '@/model/time/durations.ts';

/** A larger skew is shown to the user. */
const TOLERATED_MINUTES = 5;

/** How wrong this phone's clock is, or null when it is close enough. `skewMs` is how far it is ahead of the server's. */
export function clockSkew(skewMs: number | null): { is: 'ahead' | 'behind'; minutes: number } | null {
  if (skewMs === null || Math.abs(skewMs) <= TOLERATED_MINUTES * MINUTE_MS) return null;
  return { is: skewMs > 0 ? 'ahead' : 'behind', minutes: Math.round(Math.abs(skewMs) / MINUTE_MS) };
}
