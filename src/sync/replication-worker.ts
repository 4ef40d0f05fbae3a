import type { Connection } from './connection.ts';
import type { SyncStatus } from './sync-status.ts';

/** What the replication worker offers to its page, through comlink. */
export interface ReplicationWorker {
  /**
   * Begins to sync, or waits until this worker is the one among all tabs that does. `idle`: fulfilled when the page has a
   * moment for what can wait.
   */
  start(
    userId: string,
    connection: Connection,
    told: (status: SyncStatus) => void,
    idle?: () => Promise<void>,
  ): Promise<void>;
  /** Tries again now: back online, visible again, signed in again, or the user asked. */
  resync(): void;
  setOnline(isOnline: boolean): void;
  /** Whether somebody looks at this tab: only then it takes the lead from one that is frozen. */
  setVisible(isVisible: boolean): void;
  stop(): Promise<void>;
}
