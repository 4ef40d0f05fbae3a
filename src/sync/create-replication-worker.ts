import type { ReplicationWorker } from './replication-worker.ts';
import { unknownStatus } from './sync-status.ts';

/** The worker's side of `ReplicationWorker`. */
export function createReplicationWorker(): ReplicationWorker {
  return {
    async start(_userId, _connection, told) {
      told(unknownStatus);
    },
    resync() {},
    setOnline() {},
    async stop() {},
  };
}
