import type { Caller } from './asked.ts';
import { Refusal } from './refusal.ts';

/**
 * How long a new account waits before its first text, in ms: `FORUM_FIRST_POST_MINUTES`, none unless a clinic sets it.
 * Advertisers make an account, post and are gone; the phone of anybody else keeps her text and posts it by itself.
 */
export function firstPostDelayMs(environment: Readonly<Record<string, string | undefined>>): number {
  const minutes = Number(environment.FORUM_FIRST_POST_MINUTES);
  return Number.isFinite(minutes) && minutes > 0 ? minutes * 60_000 : 0;
}

/** @throws Refusal `often` until she may write */
export function requireMayPost({ mayPostFrom = 0 }: Pick<Caller, 'mayPostFrom'>, now = Date.now()): void {
  if (now >= mayPostFrom) return;
  const waitS = Math.ceil((mayPostFrom - now) / 1000);
  throw new Refusal('often', 'A new account writes its first text a little later.', { waitS });
}
