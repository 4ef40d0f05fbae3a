import { SessionEnded } from '@/sync/online/session-ended.ts';
import type { Contact } from '@/contact-watch.ts';

/** Why the screen may not be the newest there is. */
export type Trouble = 'none' | 'offline' | 'signIn' | 'failed';

interface Asked {
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly error: Error | null;
  readonly failureReason: Error | null;
}

/** What keeps these answers from being refreshed; a lost sign-in weighs more than a lost network. */
export function troubleOf(asked: readonly Asked[], contact: Contact): Trouble {
  if (asked.some(({ error }) => error instanceof SessionEnded)) return 'signIn';
  if (asked.some(({ fetchStatus }) => fetchStatus === 'paused')) return 'offline';
  const isFailing = asked.some(({ error, failureReason }) => error ?? failureReason);
  return isFailing || contact === 'lost' ? 'failed' : 'none';
}

/** Whether a note may be tried: offline and signed out the page is read only; a lost bell alone keeps nobody from writing. */
export const canWrite = (trouble: Trouble): boolean => trouble === 'none' || trouble === 'failed';
