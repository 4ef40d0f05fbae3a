import type { Gate } from './gate.ts';
import { gathered } from './gathered.ts';
import type { Remote } from './remote.ts';
import { RemoteFailure } from './remote-failure.ts';

/**
 * Asks whose session this is, after something looked empty, absent or forbidden: a lost session is answered like a server
 * that holds nothing. `held`: what was read may be believed. `regained`: it was lost meanwhile; read again.
 */
export type Verify = (
  /** An answer as young as this many milliseconds will do. Without it, the answer is younger than the call. */
  withinMs?: number,
) => Promise<'held' | 'regained'>;

/** While the session is nobody's or somebody else's, everything waits and nothing is sent. */
export function guardAccount(remote: Pick<Remote, 'account'>, gate: Gate, userId: string): Verify {
  const isOurs = () =>
    gate
      .ask(() => remote.account())
      .then((id) => id === userId)
      .catch((error: unknown) => {
        if (error instanceof RemoteFailure && error.kind === 'unauthorized') return false;
        throw error;
      });
  let heldAt = -Infinity;
  const ask = gathered(async (): Promise<'held' | 'regained'> => {
    let wasLost = false;
    while (!(await isOurs())) {
      wasLost = true;
      gate.pause();
    }
    gate.admit();
    heldAt = performance.now();
    return wasLost ? 'regained' : 'held';
  });
  return (withinMs = 0) => (performance.now() - heldAt < withinMs ? Promise.resolve('held') : ask());
}
