import { onStoreReplaced, openStore } from '@/db/open-store.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { useSyncStatus } from './status.ts';
import type { SyncStatus } from './sync-status.ts';
import { watchWaiting } from './watch-waiting.ts';

/** How long something may wait before the browser is asked to send it, should this tab be closed. */
const UNSENT_MS = 3_000;

interface StatusFollower {
  told(status: SyncStatus): void;
  stop(): void;
}

/** While something waits, the browser is asked, once, to let the service worker send it when no tab does. */
function backgroundAsker() {
  let asking: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const ask = () => {
    isAsked = true;
    askForBackgroundSync();
  };
  const stop = () => {
    clearTimeout(asking);
    asking = undefined;
  };
  return {
    stop,
    follow({ pending, phase }: SyncStatus) {
      if (pending === 0) {
        isAsked = false;
        stop();
      } else if (!isAsked && (phase === 'offline' || phase === 'error')) ask();
      else if (!isAsked) asking ??= setTimeout(ask, UNSENT_MS);
    },
  };
}

/** Joins what the carrying worker says with what this tab counts: what was just written here waits, whatever the worker knows. */
export function followStatus(userId: string): StatusFollower {
  const asker = backgroundAsker();
  let counted: number | undefined;
  let isOver = false;
  let watching: Promise<() => void> | undefined;

  function told(status: SyncStatus): void {
    if (isOver) return;
    const pending = counted === undefined ? status.pending : Math.max(0, counted - status.dead);
    useSyncStatus.setState({ ...status, pending });
    asker.follow({ ...status, pending });
  }
  const unwatch = () => void watching?.then((stop) => stop()).catch(() => undefined);
  function watch(): void {
    unwatch();
    watching = openStore(userId).then((store) =>
      watchWaiting(store, (waiting) => {
        counted = waiting;
        told(useSyncStatus.getState());
      }),
    );
    // A store that cannot be counted here is left to the worker.
    watching.catch(() => (counted = undefined));
  }

  watch();
  const stopFollowing = onStoreReplaced(watch);
  return {
    told,
    stop() {
      isOver = true;
      stopFollowing();
      asker.stop();
      unwatch();
    },
  };
}
