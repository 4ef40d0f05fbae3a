import { createStore } from '@/db/create-store.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { conflictHandlerFor } from './conflict.ts';
import type { Connection } from './connection.ts';
import { aborted, lead } from './lead.ts';
import { hangBell, type Bell } from './realtime.ts';
import { connectRemote } from './remote.ts';
import { startReplication, type Replication } from './replication.ts';
import type { ReplicationWorker } from './replication-worker.ts';
import { unknownStatus, type SyncStatus } from './sync-status.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';

const replicated = Object.keys(localCollections) as LocalCollectionName[];

const RETRY_MS = 10_000;

interface Carrier {
  replication: Replication;
  bell: Bell;
}

/** The worker's side of `ReplicationWorker`: waits for its turn among the tabs, then carries the records of one user. */
export function createReplicationWorker(): ReplicationWorker {
  let carrier: Carrier | undefined;
  let channel: TabChannel | undefined;
  let leave: () => Promise<void> = async () => {};
  let isOnline = true;
  let lastStatus: SyncStatus | undefined;
  let told: (status: SyncStatus) => void = () => {};

  const sayStatus = () => carrier && lastStatus && channel?.say({ is: 'status', status: lastStatus });

  async function carry(userId: string, connection: Connection, over: AbortSignal): Promise<void> {
    const loss = new AbortController();
    const store = await createStore(userId, {
      names: replicated,
      onlyKnown: true,
      lost: () => loss.abort(),
      conflictHandler: (name) => (name === 'alertStates' ? undefined : conflictHandlerFor(name)),
    });
    try {
      const replication = await startReplication({
        store,
        remote: connectRemote(connection, ({ clockSkewMs }) => {
          if (clockSkewMs !== null) carrier?.replication.noteClockSkew(clockSkewMs);
        }),
        told(status) {
          told(status);
          lastStatus = status;
          sayStatus();
        },
      });
      replication.setOnline(isOnline);
      // A bell that is connected again says that the server is there: nobody has to wait any longer.
      const ring: Replication['ring'] = (name) => (name ? replication.ring(name) : replication.resync());
      const bell = hangBell({ connection, userId, ring });
      carrier = { replication, bell };
      await Promise.race([aborted(over), aborted(loss.signal)]);
      carrier = undefined;
      bell.close();
      await replication.stop();
    } finally {
      await store.close();
    }
  }

  /** A store that cannot be opened now, on a full disk for example, may be later. */
  async function carryOn(userId: string, connection: Connection, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      try {
        await carry(userId, connection, over);
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
    async start(userId, connection, listener) {
      told = listener;
      channel = openTabChannel(userId, (news) => {
        if (news.is === 'look') look();
        else if (news.is === 'hello') sayStatus();
        else if (!carrier) told(news.status);
      });
      channel.say({ is: 'hello' });
      leave = lead(userId, (over) => carryOn(userId, connection, over));
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
    async stop() {
      await leave();
      channel?.close();
    },
  };
}
