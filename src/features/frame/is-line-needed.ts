import type { SyncStatus } from '@/sync/status/use-sync-status.ts';

/** Whether the status line has to be on screen: something waits, was rejected or is still fetched, or the server cannot be reached. */
export const isLineNeeded = ({ phase, pending, dead, fetching }: SyncStatus): boolean =>
  pending > 0 || dead > 0 || fetching !== null || phase === 'offline' || phase === 'auth' || phase === 'error';
