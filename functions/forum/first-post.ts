import type { Caller } from './call-parameters.ts';
import { Refusal } from '../support/forum/refusal.ts';

/**
 * Delay in ms before a new account may post: `FORUM_FIRST_POST_MINUTES`, none unless the clinic sets it. It stops
 * advertisers, who create an account, post and leave. For other users the phone stores the text and posts it after the
 * delay.
 */
export function firstPostDelayMs(environment: Readonly<Record<string, string | undefined>>): number {
  const minutes = Number(environment.FORUM_FIRST_POST_MINUTES);
  return Number.isFinite(minutes) && minutes > 0 ? minutes * 60_000 : 0;
}

/** @throws Refusal `often` while the account is too new to post */
export function requireMayPost({ mayPostFrom = 0 }: Pick<Caller, 'mayPostFrom'>, now = Date.now()): void {
  if (now >= mayPostFrom) return;
  const waitS = Math.ceil((mayPostFrom - now) / 1000);
  throw new Refusal('often', 'A new account writes its first text a little later.', { waitS });
}
