import type { RateLimiter } from './rate-limiter.ts';
import { singleFlight } from '@/db/scheduling/single-flight.ts';
import type { Remote } from './remote.ts';
import { RemoteFailure } from './remote-failure.ts';

/**
 * Checks whose session this is, after a response looked empty, missing or forbidden: the server answers a guest like a
 * user without data. `held`: what was read is valid. `regained`: the session was lost meanwhile; read again.
 */
export type Verify = (
  /** A check at most this many milliseconds old is enough. Without it, a new check is made. */
  withinMs?: number,
) => Promise<'held' | 'regained'>;

/** While there is no session, or one of another account, all calls wait and nothing is sent. */
export function guardSession(remote: Pick<Remote, 'account'>, rateLimiter: RateLimiter, userId: string): Verify {
  const isUserSession = () =>
    rateLimiter
      .retry(() => remote.account())
      .then((id) => id === userId)
      .catch((error: unknown) => {
        if (error instanceof RemoteFailure && error.kind === 'unauthorized') return false;
        throw error;
      });
  let verifiedAt = -Infinity;
  const ask = singleFlight(async (): Promise<'held' | 'regained'> => {
    let wasLost = false;
    while (!(await isUserSession())) {
      wasLost = true;
      rateLimiter.pause();
    }
    rateLimiter.confirmSession();
    verifiedAt = performance.now();
    return wasLost ? 'regained' : 'held';
  });
  return (withinMs = 0) => (performance.now() - verifiedAt < withinMs ? Promise.resolve('held') : ask());
}
