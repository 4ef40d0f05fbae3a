import { atMost } from '@/db/at-most.ts';
import { TYPING_PATIENCE_MS, untilIdle, whenIdle } from '@/db/when-idle.ts';
import { noteShut } from '@/db/note-shut.ts';
import { askBeforeReopening, openStore, storeIsWanted } from '@/db/open-store.ts';
import { endSessionOfWhoeverLeft, isSignedInHere, refreshSession, useSession } from '@/sync/session.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { forgetUnit } from './emergency-contacts.ts';
import { forgetKeptLists } from './kept-list.ts';
import { beginTact, endTact, followTact } from '@/tact.ts';
import { forgetDrafts } from '@/ui/use-draft.ts';

/** After the first paint, and when the browser has nothing better to do. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => whenIdle(work, TYPING_PATIENCE_MS));

interface Running {
  userId: string;
  stop: () => Promise<void>;
}

/** On a screen that does not ask for the store, it is opened this much later, and not while somebody types. */
const UNASKED_MS = 1500;

/** A screen has shown what it knew and asks the store for more. */
async function whenNeeded(): Promise<void> {
  await atMost(UNASKED_MS, storeIsWanted());
  await Promise.race([storeIsWanted(), untilIdle(TYPING_PATIENCE_MS)]);
}

/**
 * Opens the signed-in person's store once the first paint is through with what the last visit left, and starts to sync
 * it when the screen is up. Neither is in the first chunk.
 */
async function begin(userId: string): Promise<Running> {
  await whenNeeded();
  const store = await openStore(userId).catch(noteShut);
  // Said by then; without a store there is nothing to follow.
  if (!store) return { userId, stop: async () => {} };
  const ends = [await followTact(userId), await noteUnsent(userId)];
  let stop = async () => {};
  let isOver = false;
  const follow = (begun: () => () => void) => {
    if (!isOver) ends.push(begun());
  };
  afterPaint(() => {
    if (isOver) return;
    void import('@/sync/start-sync.ts').then(async ({ startSync }) => {
      const sync = await startSync(userId);
      stop = () => sync.stop();
      if (isOver) await stop();
    });
    void import('@/db/keep-readings.ts').then(({ keepReadings }) => follow(() => keepReadings(userId)));
    void import('./follow-notices.ts').then(({ followNotices }) => follow(() => followNotices(userId)));
    void import('./follow-refused.ts').then(({ followRefused }) => follow(followRefused));
    void import('@/sync/carry-forum.ts').then(({ carryForum }) => follow(() => carryForum(userId)));
  });
  return {
    userId,
    stop: () => {
      isOver = true;
      for (const end of ends) end();
      return stop();
    },
  };
}

/** Writes down how many entries are only here, outside the store: if the browser should lose it, that can be said. */
async function noteUnsent(userId: string): Promise<() => void> {
  const { noteKept } = await import('@/db/store-loss.ts');
  return useSyncStatus.subscribe(({ pending, dead, lastSafeCopyAt }) => {
    const isCounted = lastSafeCopyAt !== null || pending + dead > 0;
    if (isCounted && isSignedInHere(userId)) noteKept(userId, pending + dead);
  });
}

/** Whoever was here is gone: so is what pages remember of her outside the store. */
function forgetPerson(): void {
  forgetDrafts();
  forgetKeptLists();
  forgetUnit();
  endTact();
}

/** Finishes, also after a sign-out that was cut off or had no network. */
function tidyUp(): void {
  void endSessionOfWhoeverLeft();
  window.addEventListener('online', () => void endSessionOfWhoeverLeft());
  afterPaint(() => {
    const { user } = useSession.getState();
    void import('@/sync/finish-leaving.ts')
      .then(({ finishLeaving }) => finishLeaving())
      .catch(() => undefined)
      .then(() => import('@/db/erase-store.ts'))
      .then(({ eraseOrphans }) => eraseOrphans(user?.id ?? null))
      .catch(() => undefined);
  });
}

/** Keeps store and sync with whoever is signed in, from now on. */
export function followSession(): void {
  let running: Promise<Running> | null = null;
  let current: string | null = null;
  const follow = (userId: string | null) => {
    if (userId === current) return;
    if (current !== null) forgetPerson();
    current = userId;
    if (userId !== null) void beginTact(userId);
    // What went wrong for whoever was here before holds up nobody.
    const before = Promise.resolve(running).catch(() => null);
    running = userId === null ? null : before.then(() => begin(userId));
    void before.then((others) => others?.stop());
  };
  const of = () => {
    const { user, isAuthenticated } = useSession.getState();
    return isAuthenticated && user ? user.id : null;
  };
  askBeforeReopening(isSignedInHere);
  tidyUp();
  useSession.subscribe(() => follow(of()));
  follow(of());
  if (current !== null) void whenNeeded().then(() => afterPaint(() => void refreshSession()));
}
