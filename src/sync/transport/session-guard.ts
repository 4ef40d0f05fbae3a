import type { RateLimiter } from './rate-limiter.ts';
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

/**
 * Calls within this time share one request, in ms. A start asks for every collection; a later call does not wait for an
 * earlier one's answer, because that would cost a round trip.
 */
const MOMENT_MS = 20;

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
  async function check(): Promise<'held' | 'regained'> {
    let wasLost = false;
    while (!(await isUserSession())) {
      wasLost = true;
      rateLimiter.pause();
    }
    rateLimiter.confirmSession();
    verifiedAt = performance.now();
    return wasLost ? 'regained' : 'held';
  }
  let gathering: ReturnType<typeof check> | undefined;
  const ask = () =>
    (gathering ??= new Promise<void>((resolve) => setTimeout(resolve, MOMENT_MS)).then(() => {
      gathering = undefined;
      return check();
    }));
  return (withinMs = 0) => (performance.now() - verifiedAt < withinMs ? Promise.resolve('held') : ask());
}
