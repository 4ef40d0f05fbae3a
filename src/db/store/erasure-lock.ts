import { withLock } from '@/db/scheduling/with-lock.ts';

const lockOf = (userId: string) => `maia-leave-${userId}`;

/** The erasures of this tab, by user: a browser without Web Locks has nothing else to wait for. */
const running = new Map<string, Promise<unknown>>();

/**
 * Erases under a lock, one erasure of a user at a time, so that the same user cannot sign in again or open the store
 * meanwhile, here or in another tab.
 */
export function withUserErasureLock(userId: string, erase: () => Promise<void>): Promise<void> {
  const before = running.get(userId);
  const inTurn = async () => {
    await before;
    await erase();
  };
  const erasure = withLock(lockOf(userId), inTurn);
  const ended = erasure.then(
    () => undefined,
    () => undefined,
  );
  running.set(userId, ended);
  void ended.then(() => running.get(userId) === ended && running.delete(userId));
  return erasure;
}

const isHeld = (name: string): Promise<boolean> =>
  globalThis.navigator?.locks
    ? navigator.locks.request(name, { ifAvailable: true }, async (lock) => lock === null)
    : Promise.resolve(false);

/**
 * Resolves when no tab is erasing this user's data, of the erasures that have begun before this call.
 * @returns whether one was running
 */
export async function untilErased(userId: string): Promise<boolean> {
  const isErasingHere = running.has(userId);
  // All at once: behind an erasure that begins later, which waits for the stores of this tab, the call would never end.
  const [isErasing] = await Promise.all([
    isHeld(lockOf(userId)),
    withLock(lockOf(userId), async () => {}),
    running.get(userId),
  ]);
  return isErasingHere || isErasing;
}
