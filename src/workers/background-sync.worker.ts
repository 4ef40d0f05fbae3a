import { replicateInBackground } from '@/sync/worker/background-replication.ts';

/**
 * The sync code as one classic script, which the service worker imports when the browser fires a sync event. A separate script,
 * because it is large and most starts of the service worker do not need it.
 */
Object.assign(globalThis, { replicateInBackground });
