import { MINUTE_MS } from '@/model/time/durations.ts';
import type { LockDelay } from './lock-settings.ts';

/** When the tabs of this browser were used. All in ms since 1970. */
export interface Use {
  /** The last touch or key in this tab. */
  readonly activeAt: number;
  /** The last sign of a tab that is visible. */
  readonly otherActiveAt: number;
  /** Since when this tab is hidden; null while it is visible. */
  readonly hiddenAt: number | null;
  /** When a file or the camera was asked for, which hides the app on a phone; null when that is over. */
  readonly choosingSince: number | null;
}

/** While the app is visible it locks after a minute at the earliest, so that a person can read. */
const VISIBLE_MIN_MS = MINUTE_MS;
/** A person who takes a picture of a report needs this long. Without it a lock at once would lose the picture. */
const CHOOSING_MS = 5 * MINUTE_MS;
/** A clock that was set back by more than this would keep the app open. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** Whether the app has to lock now. @param now ms since 1970 */
export function isLockDue(
  { activeAt, otherActiveAt, hiddenAt, choosingSince }: Use,
  delay: LockDelay,
  now: number,
): boolean {
  const usedAt = Math.max(activeAt, otherActiveAt);
  if (now < usedAt - CLOCK_TOLERANCE_MS) return true;
  if (choosingSince !== null && now - choosingSince < CHOOSING_MS) return false;
  if (hiddenAt !== null && otherActiveAt <= hiddenAt) return now - hiddenAt >= delay * MINUTE_MS;
  return now - usedAt >= Math.max(delay * MINUTE_MS, VISIBLE_MIN_MS);
}
