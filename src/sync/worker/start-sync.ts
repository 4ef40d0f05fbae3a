import { proxy, wrap, type Remote } from 'comlink';
import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { requestBackgroundSync } from '@/sync/outbox/background-sync.ts';
import { saveBackgroundSession } from '@/db/outbox/background-session.ts';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { FALLBACK_KEY, pageConnection } from '@/sync/transport/fallback-session.ts';
import { followStatus } from './follow-status.ts';
import { untilIdle } from '@/db/scheduling/when-idle.ts';
import type { ReplicationWorker } from './replication-worker-api.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { unknownStatus } from '@/sync/status/sync-status.ts';

export interface Sync {
  resync(): void;
  stop(): Promise<void>;
}

/** How long the worker may take to stop before it is terminated. */
const STOP_TIMEOUT_MS = 2_000;

let running: { userId: string; sync: Promise<Sync> } | undefined;

/** Resolves when this page is idle; at once when it is not visible. */
async function untilPageIdle(): Promise<void> {
  if (document.visibilityState === 'visible') await untilIdle();
}

/** Gives the session of this page to the service worker, where the browser sends no cookie. */
async function shareWithServiceWorker(userId: string, session: string | undefined): Promise<void> {
  // If it cannot be saved, the changes are sent when a tab is open.
  if (session !== undefined) await saveBackgroundSession(userId, session).catch(() => undefined);
}

function forwardWindowEvents(worker: Remote<ReplicationWorker>, shareSession: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('online', () => void worker.setOnline(true), { signal });
  window.addEventListener('offline', () => void worker.setOnline(false), { signal });
  // Another tab signed in again.
  window.addEventListener('storage', ({ key }) => key === FALLBACK_KEY && shareSession(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      const isVisible = document.visibilityState === 'visible';
      void worker.setVisible(isVisible);
      shareSession();
      if (isVisible) void worker.resync();
      else if (useSyncStatus.getState().pending > 0) requestBackgroundSync();
    },
    { signal },
  );
  return () => listeners.abort();
}

/** Rejects when the script of the worker cannot be loaded: such a worker answers no call. */
const failureOf = (thread: Worker): Promise<never> =>
  new Promise((_, reject) =>
    thread.addEventListener('error', () => reject(new Error('the replication worker does not start')), { once: true }),
  );

async function begin(userId: string): Promise<Sync> {
  const thread = new Worker(new URL('../../workers/replication.worker.ts', import.meta.url), { type: 'module' });
  const worker = wrap<ReplicationWorker>(thread);
  const connection = pageConnection(checkConfiguration());
  const shareSession = () => {
    void worker.setSession(connection.session);
    void shareWithServiceWorker(userId, connection.session);
  };
  const stopForwarding = forwardWindowEvents(worker, shareSession);
  useSyncStatus.setState(unknownStatus);
  if (!navigator.onLine) void worker.setOnline(false);
  const follower = followStatus(userId);
  void worker.setVisible(document.visibilityState === 'visible');
  try {
    await Promise.race([
      worker.start(userId, { ...connection }, proxy(follower.onStatus), proxy(untilPageIdle)),
      failureOf(thread),
    ]);
  } catch (error) {
    stopForwarding();
    follower.stop();
    thread.terminate();
    throw error;
  }
  async function end(): Promise<void> {
    if (running?.userId === userId) running = undefined;
    stopForwarding();
    follower.stop();
    await withTimeout(STOP_TIMEOUT_MS, worker.stop());
    thread.terminate();
    useSyncStatus.setState(unknownStatus);
  }
  // The session watcher and the sign-out both stop the sync.
  let stopped: Promise<void> | undefined;
  function resync(): void {
    // A sign-in in this tab has no storage event.
    shareSession();
    void worker.resync();
  }
  void shareWithServiceWorker(userId, connection.session);
  return { resync, stop: () => (stopped ??= end()) };
}

/** Starts the worker that replicates this user's records; all calls in this tab share one worker. */
export function startSync(userId: string): Promise<Sync> {
  if (running?.userId === userId) return running.sync;
  const before = running?.sync;
  const sync = (async () => {
    await (await before?.catch(() => undefined))?.stop();
    return begin(userId);
  })();
  running = { userId, sync };
  // The next call tries again.
  sync.catch(() => running?.sync === sync && (running = undefined));
  return sync;
}

/** Stops the sync of this user in this tab, if it is running. */
export async function stopSync(userId: string): Promise<void> {
  if (running?.userId !== userId) return;
  await (await running.sync.catch(() => undefined))?.stop();
}

/** Syncs now, if a sync is running in this tab. */
export async function resyncNow(): Promise<void> {
  (await running?.sync)?.resync();
}
