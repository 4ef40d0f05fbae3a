import { MINUTE_MS } from '@/model/durations.ts';

/** A clock that is off by more than this is said. */
const MOST_MINUTES = 5;

/** How wrong this phone's clock is, when it is wrong enough to say. `skewMs` is how far it is ahead of the server's. */
export function clockTrouble(skewMs: number | null): { is: 'ahead' | 'behind'; minutes: number } | null {
  if (skewMs === null || Math.abs(skewMs) <= MOST_MINUTES * MINUTE_MS) return null;
  return { is: skewMs > 0 ? 'ahead' : 'behind', minutes: Math.round(Math.abs(skewMs) / MINUTE_MS) };
}
