import { proxy, wrap, type Remote } from 'comlink';
import { atMost } from '@/db/at-most.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { checkConfiguration } from './configuration.ts';
import { followStatus } from './follow-status.ts';
import { untilIdle } from '@/db/when-idle.ts';
import type { ReplicationWorker } from './replication-worker.ts';
import { useSyncStatus } from './status.ts';
import { unknownStatus } from './sync-status.ts';

export interface Sync {
  resync(): void;
  stop(): Promise<void>;
}

/** How long a worker may take to end what it is doing before it is ended. */
const PATIENCE_MS = 2_000;

let running: { userId: string; sync: Promise<Sync> } | undefined;

/** Fulfilled when this page has a moment; a page that nobody sees always has. */
async function pageIsIdle(): Promise<void> {
  if (document.visibilityState === 'visible') await untilIdle();
}

function forwardWindowEvents(worker: Remote<ReplicationWorker>): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener('online', () => void worker.setOnline(true), { signal });
  window.addEventListener('offline', () => void worker.setOnline(false), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      const isVisible = document.visibilityState === 'visible';
      void worker.setVisible(isVisible);
      if (isVisible) void worker.resync();
      else if (useSyncStatus.getState().pending > 0) askForBackgroundSync();
    },
    { signal },
  );
  return () => leaving.abort();
}

async function begin(userId: string): Promise<Sync> {
  const realm = new Worker(new URL('../workers/replication.worker.ts', import.meta.url), { type: 'module' });
  const worker = wrap<ReplicationWorker>(realm);
  const stopForwarding = forwardWindowEvents(worker);
  useSyncStatus.setState(unknownStatus);
  if (!navigator.onLine) void worker.setOnline(false);
  const following = followStatus(userId);
  void worker.setVisible(document.visibilityState === 'visible');
  await worker.start(userId, checkConfiguration(), proxy(following.told), proxy(pageIsIdle));
  async function end(): Promise<void> {
    if (running?.userId === userId) running = undefined;
    stopForwarding();
    following.stop();
    await atMost(PATIENCE_MS, worker.stop());
    realm.terminate();
    useSyncStatus.setState(unknownStatus);
  }
  // Whoever watches the session and whoever signs out both stop it.
  let ended: Promise<void> | undefined;
  return { resync: () => void worker.resync(), stop: () => (ended ??= end()) };
}

/** Starts the worker that carries this user's records; the same one for every call of this tab. */
export function startSync(userId: string): Promise<Sync> {
  if (running?.userId === userId) return running.sync;
  const before = running?.sync;
  const sync = (async () => {
    await (await before?.catch(() => undefined))?.stop();
    return begin(userId);
  })();
  running = { userId, sync };
  return sync;
}

/** Stops the sync of this user in this tab, if it runs. */
export async function stopSync(userId: string): Promise<void> {
  if (running?.userId !== userId) return;
  await (await running.sync.catch(() => undefined))?.stop();
}

/** Tries again now, if a sync runs in this tab. */
export async function resyncNow(): Promise<void> {
  (await running?.sync)?.resync();
}
