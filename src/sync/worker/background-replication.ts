import { unlockedUserIds } from '@/db/encryption/device-key.ts';
import { onLockAnnounced } from '@/db/encryption/held-key.ts';
import { applyNotificationAnswers } from '@/db/outbox/apply-notification-answers.ts';
import { backgroundSession } from '@/db/outbox/background-session.ts';
import { pendingAnswers } from '@/db/outbox/notification-outbox.ts';
import { SNAPSHOT_ROWS } from '@/db/snapshot/snapshot-format.ts';
import { saveSnapshotNow } from '@/db/snapshot/save-snapshot.ts';
import { withKnownStore, type Store } from '@/db/store/open-store.ts';
import { allReadings } from '@/db/records/live-readings.ts';
import { readableRows } from '@/db/queries/readable-rows.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { sendOutboxInBackground } from './background-outbox.ts';
import { wipeInBackground } from './background-wipe.ts';
import { replicateUser } from './replicate-user.ts';
import type { Connection } from '@/sync/transport/connection.ts';
import { withLiveSession } from '@/sync/transport/fallback-session.ts';
import { lockName } from './leader-election.ts';
import { openTabChannel } from './tab-channel.ts';

const HEARTBEAT_MS = 5_000;
/** A leading tab sends a heartbeat every 5 s; one that stays silent for this long is frozen and sends nothing. */
const SILENCE_MS = 11_000;
/** A browser gives a background sync little time; for the rest another one is requested. */
const LIMIT_MS = 25_000;

/** How a background sync of one user ended. `left`: request another one. `elsewhere`: a tab is syncing. */
export type BackgroundResult = 'sent' | 'left' | 'elsewhere';

interface BackgroundOptions {
  readonly limitMs?: number;
  readonly silenceMs?: number;
}

/** Whether the leader sends a message within `silenceMs`. */
function isLeaderAlive(userId: string, silenceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isAlive: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isAlive);
    };
    const channel = openTabChannel(userId, ({ is }) => {
      if (is === 'beat' || is === 'status') end(true);
    });
    const timer = setTimeout(() => end(false), silenceMs);
    channel.post({ is: 'hello' });
  });
}

/**
 * Turns the user's answers on notifications into records, which are then replicated. @returns whether there were any
 */
async function applyAnswers(userId: string): Promise<boolean> {
  const answers = await pendingAnswers(userId);
  const hasAnswers = answers.some(({ answer }) => answer.answer === 'taken');
  if (hasAnswers) await withKnownStore(userId, 'doses', () => applyNotificationAnswers(userId));
  return hasAnswers;
}

/**
 * Saves the first-paint snapshots, so that the next start shows the current data: the pregnancy may have ended on
 * another device, or a reading may have been deleted there.
 */
async function saveSnapshots(store: Store): Promise<void> {
  const [profile, readings] = await Promise.all([store.collection('profile'), store.collection('readings')]);
  await saveSnapshotNow(store.userId, 'profile', async () => {
    const row = readableRows(await profile.findOne(store.userId).exec());
    return row?.toJSON() as unknown as Profile | undefined;
  });
  await saveSnapshotNow(store.userId, 'readings', async () => {
    const rows = await readings.find(allReadings({}, SNAPSHOT_ROWS)).exec();
    return readableRows(rows).map((row) => row.toJSON() as unknown as Reading);
  });
}

/** Replicates this user's records until nothing is unsent, a sign-in is needed, or `over` aborts. */
async function replicateOnce(userId: string, connection: Connection, over: AbortController): Promise<BackgroundResult> {
  const channel = openTabChannel(userId, () => {});
  const heartbeat = setInterval(() => channel.post({ is: 'beat' }), HEARTBEAT_MS);
  let result: BackgroundResult = 'left';
  const done = () => {
    result = 'sent';
    over.abort();
  };
  try {
    await replicateUser({
      userId,
      connection,
      signal: over.signal,
      fence: async () => over.signal.throwIfAborted(),
      // Waiting longer does not help: the user must sign in.
      onStatus: ({ phase }) => phase === 'auth' && done(),
      onSettled: done,
      beforeClose: saveSnapshots,
    });
  } finally {
    clearInterval(heartbeat);
    channel.close();
  }
  return result;
}

/**
 * Replicates the records and the user's answers on notifications, also those given while the records were being sent.
 */
async function replicateWithAnswers(userId: string, connection: Connection, over: AbortController) {
  // Answers that cannot be applied now stay stored.
  const apply = () => applyAnswers(userId).catch(() => false);
  const replicate = () => {
    const controller = new AbortController();
    over.signal.addEventListener('abort', () => controller.abort(), { once: true });
    return replicateOnce(userId, connection, controller);
  };
  await apply();
  const result = await replicate();
  return result === 'sent' && !over.signal.aborted && (await apply()) ? replicate() : result;
}

/** Replicates the records of one user while no tab does. */
async function replicateFor(
  userId: string,
  connection: Connection,
  { limitMs = LIMIT_MS, silenceMs = SILENCE_MS }: BackgroundOptions,
): Promise<BackgroundResult> {
  const { locks } = navigator;
  const over = new AbortController();
  const stopListening = onLockAnnounced(userId, () => over.abort());
  const work = async (lock: Lock | null): Promise<BackgroundResult> => {
    if (!lock) return 'elsewhere';
    const limit = setTimeout(() => over.abort(), limitMs);
    return replicateWithAnswers(userId, connection, over).finally(() => clearTimeout(limit));
  };
  try {
    const result = await locks.request(lockName(userId), { ifAvailable: true }, work);
    if (result !== 'elsewhere' || (await isLeaderAlive(userId, silenceMs))) return result;
    return await locks.request(lockName(userId), { steal: true }, work);
  } finally {
    stopListening();
    // The lock may have been stolen while the work runs.
    over.abort();
  }
}

/**
 * Syncs from the service worker when every tab is closed, for each user whose data this device can decrypt: with an app
 * lock only while a tab is unlocked, otherwise the rows wait for the unlock. The server's session decides whose records are sent; the others stay unsent. Then the outboxes that are not records are
 * sent. @returns whether something is left to send
 */
export async function replicateInBackground(connection: Connection, options: BackgroundOptions = {}): Promise<boolean> {
  const session = connection.session ?? (await backgroundSession().catch(() => undefined));
  const withSession = withLiveSession(connection, () => session);
  const results: BackgroundResult[] = [];
  await wipeInBackground();
  for (const userId of await unlockedUserIds())
    results.push(await replicateFor(userId, withSession, options).catch(() => 'left' as const));
  const isOutboxLeft = await sendOutboxInBackground();
  return isOutboxLeft || results.includes('left');
}
