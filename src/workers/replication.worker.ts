import { expose } from 'comlink';
import { createReplicationWorker } from '@/sync/create-replication-worker.ts';
import { replicateInBackground } from '@/sync/background-replication.ts';

/**
 * One script, two realms. In a tab's worker it waits for calls of its page. The service worker takes the same script in
 * when the browser wakes it to sync, and finds here what to call; it is large, and most awakenings do not need it.
 */
if ('ServiceWorkerGlobalScope' in globalThis) Object.assign(globalThis, { replicateInBackground });
else expose(createReplicationWorker());
