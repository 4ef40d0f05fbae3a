import { onStoreReplaced, openStore } from '@/db/store/open-store.ts';
import { requestBackgroundSync } from '@/sync/outbox/background-sync.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import type { SyncStatus } from '@/sync/status/sync-status.ts';
import { watchUnsent } from './watch-unsent.ts';

/** How long a record may stay unsent before a background sync is requested, in case this tab is closed. */
const BACKGROUND_REQUEST_MS = 3_000;

interface StatusFollower {
  onStatus(status: SyncStatus): void;
  stop(): void;
}

/** While something is unsent, requests one background sync, so that the service worker sends it when no tab does. */
function createBackgroundRequest() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequested = false;
  const request = () => {
    isRequested = true;
    requestBackgroundSync();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    stop,
    follow({ pending, phase }: SyncStatus) {
      if (pending === 0) {
        isRequested = false;
        stop();
      } else if (!isRequested && (phase === 'offline' || phase === 'error')) request();
      else if (!isRequested) timer ??= setTimeout(request, BACKGROUND_REQUEST_MS);
    },
  };
}

/**
 * Combines the status of the sync leader with the unsent rows that this tab counts: a row just written in this tab
 * counts as unsent before the leader has seen it.
 */
export function followStatus(userId: string): StatusFollower {
  const backgroundRequest = createBackgroundRequest();
  let unsentHere: number | undefined;
  let isStopped = false;
  let watching: Promise<() => void> | undefined;

  function onStatus(status: SyncStatus): void {
    if (isStopped) return;
    const pending = unsentHere === undefined ? status.pending : Math.max(0, unsentHere - status.dead);
    useSyncStatus.setState({ ...status, pending });
    backgroundRequest.follow({ ...status, pending });
  }
  const unwatch = () => void watching?.then((stop) => stop()).catch(() => undefined);
  function watch(): void {
    unwatch();
    watching = openStore(userId).then((store) =>
      watchUnsent(store, (unsent) => {
        unsentHere = unsent;
        onStatus(useSyncStatus.getState());
      }),
    );
    // If this tab cannot open the store, the worker's count is used.
    watching.catch(() => (unsentHere = undefined));
  }

  watch();
  const stopFollowing = onStoreReplaced(watch);
  return {
    onStatus,
    stop() {
      isStopped = true;
      stopFollowing();
      backgroundRequest.stop();
      unwatch();
    },
  };
}
