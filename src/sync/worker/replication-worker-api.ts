import type { Connection } from '@/sync/transport/connection.ts';
import type { SyncStatus } from '@/sync/status/sync-status.ts';

/** The interface of the replication worker for its page, through comlink. */
export interface ReplicationWorker {
  /**
   * Starts to sync, or waits until this worker is elected leader. `untilPageIdle` resolves when the page has time for
   * work that can wait.
   */
  start(
    userId: string,
    connection: Connection,
    onStatus: (status: SyncStatus) => void,
    untilPageIdle?: () => Promise<void>,
  ): Promise<void>;
  /**
   * Replaces the session of `connection`, where the browser sends no cookie: a worker cannot read the page's
   * `localStorage`. Syncs at once with a new one.
   */
  setSession(session: string | undefined): void;
  /** Syncs now: back online, visible again, signed in again, or the user asked. */
  resync(): void;
  setOnline(isOnline: boolean): void;
  /** Only a visible tab takes the leadership from a frozen one. */
  setVisible(isVisible: boolean): void;
  stop(): Promise<void>;
}
