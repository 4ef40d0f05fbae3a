import { SessionEnded } from '@/sync/api/documents/session-ended.ts';
import type { ConnectionState } from '@/app/network/connection-watch.ts';

/** Why the data on the screen may be out of date. */
export type Trouble = 'none' | 'offline' | 'signIn' | 'failed';

interface QueryState {
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly error: Error | null;
  readonly failureReason: Error | null;
}

/** Why these queries cannot be refreshed. A lost sign-in takes precedence over a lost network. */
export function troubleOf(queries: readonly QueryState[], contact: ConnectionState): Trouble {
  if (queries.some(({ error }) => error instanceof SessionEnded)) return 'signIn';
  if (queries.some(({ fetchStatus }) => fetchStatus === 'paused')) return 'offline';
  const isFailing = queries.some(({ error, failureReason }) => error ?? failureReason);
  return isFailing || contact === 'lost' ? 'failed' : 'none';
}

/**
 * Whether a note can be saved: the page is read only while offline or signed out. A lost realtime connection alone does
 * not prevent writing.
 */
export const canWrite = (trouble: Trouble): boolean => trouble === 'none' || trouble === 'failed';
