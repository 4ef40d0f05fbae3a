import { carry } from './carry.ts';
import type { Connection } from './connection.ts';
import { aborted, lead, type Candidate, type Fence } from './lead.ts';
import { hangBell, type Bell } from './realtime.ts';
import type { Replication } from './replication.ts';
import type { ReplicationWorker } from './replication-worker.ts';
import { unknownStatus, type SyncStatus } from './sync-status.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';

const RETRY_MS = 10_000;

interface Carrier {
  replication: Replication;
  bell: Bell;
}

/** The worker's side of `ReplicationWorker`: waits for its turn among the tabs, then carries the records of one user. */
export function createReplicationWorker(): ReplicationWorker {
  let carrier: Carrier | undefined;
  let channel: TabChannel | undefined;
  let candidate: Candidate | undefined;
  let isOnline = true;
  let isVisible = true;
  let lastStatus: SyncStatus | undefined;
  let told: (status: SyncStatus) => void = () => {};
  let idle: (() => Promise<void>) | undefined;

  const sayStatus = () => carrier && lastStatus && channel?.say({ is: 'status', status: lastStatus });

  function begin(bell: Bell, replication: Replication): () => void {
    // It begins as if the network were there, and looks at everything by itself.
    if (!isOnline) replication.setOnline(false);
    carrier = { replication, bell };
    return () => (carrier = undefined);
  }

  /** A bell that is connected again says that the server is there: nobody has to wait any longer. */
  const ring: Replication['ring'] = (name, goneId) =>
    name ? carrier?.replication.ring(name, goneId) : carrier?.replication.resync();

  /** A store that cannot be opened now, on a full disk for example, may be later. */
  async function carryOn(userId: string, connection: Connection, over: AbortSignal, fence: Fence): Promise<void> {
    if (over.aborted) return;
    // Before anything is read: what is connected later has everything read once more.
    const bell = hangBell({ connection, userId, ring });
    over.addEventListener('abort', () => bell.close(), { once: true });
    while (!over.aborted) {
      try {
        await carry({
          userId,
          connection,
          over,
          fence,
          ...(idle && { idle }),
          told(status) {
            told(status);
            lastStatus = status;
            sayStatus();
          },
          began: (replication) => begin(bell, replication),
        });
      } catch {
        told({ ...(lastStatus ?? unknownStatus), phase: 'error' });
        await Promise.race([aborted(over), new Promise((resolve) => setTimeout(resolve, RETRY_MS))]);
      }
    }
  }

  function look(): void {
    if (!carrier) return;
    carrier.replication.resync();
    carrier.bell.wake();
  }

  return {
    async start(userId, connection, listener, pageIsIdle) {
      told = listener;
      idle = pageIsIdle;
      channel = openTabChannel(userId, (news) => {
        if (news.is === 'beat') candidate?.heardBeat();
        else if (news.is === 'look') look();
        else if (news.is === 'hello') sayStatus();
        else if (!carrier) told(news.status);
      });
      channel.say({ is: 'hello' });
      candidate = lead({
        userId,
        work: (over, fence) => carryOn(userId, connection, over, fence),
        beat: () => channel?.say({ is: 'beat' }),
      });
      candidate.setVisible(isVisible);
    },
    resync() {
      look();
      channel?.say({ is: 'look' });
    },
    setOnline(nowOnline) {
      isOnline = nowOnline;
      carrier?.replication.setOnline(nowOnline);
      if (nowOnline) carrier?.bell.wake();
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
