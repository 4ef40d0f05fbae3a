import { replicateInBackground } from '@/sync/background-replication.ts';

/**
 * The sync as one classic script, for the service worker: it takes it in when the browser wakes it to sync, and finds here
 * what to call. It is large, and most awakenings do not need it.
 */
Object.assign(globalThis, { replicateInBackground });
