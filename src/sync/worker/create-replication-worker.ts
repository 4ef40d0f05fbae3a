import { replicateUser } from './replicate-user.ts';
import type { Connection } from '@/sync/transport/connection.ts';
import { withLiveSession } from '@/sync/transport/fallback-session.ts';
import { untilAborted, electLeader, type Candidate, type Fence } from './leader-election.ts';
import { connectRealtime, type RealtimeConnection } from '@/sync/transport/realtime-connection.ts';
import type { Replication } from '@/sync/replication/replication.ts';
import type { ReplicationWorker } from './replication-worker-api.ts';
import { unknownStatus, type SyncStatus } from '@/sync/status/sync-status.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';

const RETRY_MS = 10_000;

interface Active {
  replication: Replication;
  realtime: RealtimeConnection;
}

/**
 * The worker's side of `ReplicationWorker`: takes part in the leader election of the tabs, then replicates the records
 * of one user.
 */
export function createReplicationWorker(): ReplicationWorker {
  let active: Active | undefined;
  let channel: TabChannel | undefined;
  let candidate: Candidate | undefined;
  let isOnline = true;
  let isVisible = true;
  let lastStatus: SyncStatus | undefined;
  let onStatus: (status: SyncStatus) => void = () => {};
  let untilPageIdle: (() => Promise<void>) | undefined;
  let session: string | undefined;

  const postStatus = () => active && lastStatus && channel?.post({ is: 'status', status: lastStatus });

  function setActive(realtime: RealtimeConnection, replication: Replication): () => void {
    // Replication starts as if online and syncs everything by itself.
    if (!isOnline) replication.setOnline(false);
    active = { replication, realtime };
    return () => (active = undefined);
  }

  /** After a reconnect the server is reachable and events may have been missed: end all waits and sync everything. */
  const onRemoteChange: Replication['remoteChanged'] = (name, deletedId) =>
    name ? active?.replication.remoteChanged(name, deletedId) : active?.replication.resync();

  /**
   * Replicates until the term as leader ends. If the store cannot be opened, for example on a full disk, it tries again
   * later.
   */
  async function replicateWhileLeading(
    userId: string,
    connection: Connection,
    signal: AbortSignal,
    fence: Fence,
  ): Promise<void> {
    if (signal.aborted) return;
    // Connect before the first pull: each connect triggers another full pull.
    const realtime = connectRealtime({ connection, userId, onChange: onRemoteChange });
    signal.addEventListener('abort', () => realtime.close(), { once: true });
    while (!signal.aborted) {
      try {
        await replicateUser({
          userId,
          connection,
          signal,
          fence,
          ...(untilPageIdle && { idle: untilPageIdle }),
          onStatus(status) {
            onStatus(status);
            lastStatus = status;
            postStatus();
          },
          onStart: (replication) => setActive(realtime, replication),
        });
      } catch {
        onStatus({ ...(lastStatus ?? unknownStatus), phase: 'error' });
        await Promise.race([untilAborted(signal), new Promise((resolve) => setTimeout(resolve, RETRY_MS))]);
      }
    }
  }

  function syncNow(): void {
    if (!active) return;
    active.replication.resync();
    active.realtime.wake();
  }

  return {
    async start(userId, connection, statusListener, untilIdle) {
      onStatus = statusListener;
      session = connection.session;
      const liveConnection = withLiveSession(connection, () => session);
      untilPageIdle = untilIdle;
      channel = openTabChannel(userId, (message) => {
        if (message.is === 'beat') candidate?.heartbeatReceived();
        else if (message.is === 'look') syncNow();
        else if (message.is === 'hello') postStatus();
        else if (!active) onStatus(message.status);
      });
      channel.post({ is: 'hello' });
      candidate = electLeader({
        userId,
        work: (signal, fence) => replicateWhileLeading(userId, liveConnection, signal, fence),
        sendHeartbeat: () => channel?.post({ is: 'beat' }),
      });
      candidate.setVisible(isVisible);
    },
    setSession(newSession) {
      if (newSession === session) return;
      session = newSession;
      if (newSession !== undefined) syncNow();
    },
    resync() {
      syncNow();
      channel?.post({ is: 'look' });
    },
    setOnline(nowOnline) {
      isOnline = nowOnline;
      active?.replication.setOnline(nowOnline);
      if (nowOnline) active?.realtime.wake();
    },
    setVisible(nowVisible) {
      isVisible = nowVisible;
      candidate?.setVisible(nowVisible);
    },
    async stop() {
      await candidate?.leave();
      channel?.close();
    },
  };
}
