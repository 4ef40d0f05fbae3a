import { openStore, storeIsWanted } from '@/db/open-store.ts';
import { refreshSession, useSession } from '@/sync/session.ts';
import { followTact } from '@/tact.ts';
import { forgetDrafts } from '@/ui/use-draft.ts';

/** After the first paint, and when the browser has nothing better to do. */
const whenIdle = (work: () => void) =>
  requestAnimationFrame(() =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1500 }) : setTimeout(work, 200),
  );

interface Running {
  userId: string;
  stop: () => Promise<void>;
}

/** On a screen that does not ask for the store, it is opened this much later. */
const UNASKED_MS = 1500;

/** A screen has shown what it knew and asks the store for more. */
const whenNeeded = () => Promise.race([storeIsWanted(), new Promise((resolve) => setTimeout(resolve, UNASKED_MS))]);

/**
 * Opens the signed-in person's store once the first paint is through with what the last visit left, and starts to sync
 * it when the screen is up. Neither is in the first chunk.
 */
async function begin(userId: string): Promise<Running> {
  await whenNeeded();
  await openStore(userId);
  const stopTact = await followTact();
  let stop = async () => {};
  let isOver = false;
  whenIdle(() => {
    if (isOver) return;
    void import('@/sync/start-sync.ts').then(async ({ startSync }) => {
      const sync = await startSync(userId);
      stop = () => sync.stop();
      if (isOver) await stop();
    });
  });
  return {
    userId,
    stop: () => {
      isOver = true;
      stopTact();
      return stop();
    },
  };
}

/** Keeps store and sync with whoever is signed in, from now on. */
export function followSession(): void {
  let running: Promise<Running> | null = null;
  let current: string | null = null;
  const follow = (userId: string | null) => {
    if (userId === current) return;
    if (current !== null) forgetDrafts();
    current = userId;
    const before = running;
    running = userId === null ? null : (before ?? Promise.resolve()).then(() => begin(userId));
    void before?.then(({ stop }) => stop());
  };
  const of = () => {
    const { user, isAuthenticated } = useSession.getState();
    return isAuthenticated && user ? user.id : null;
  };
  useSession.subscribe(() => follow(of()));
  follow(of());
  if (current !== null) void whenNeeded().then(() => whenIdle(() => void refreshSession()));
}
