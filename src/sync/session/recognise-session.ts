import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { log } from '@/log/log.ts';
import { useSession, signedIn, type ServerSession, type SessionUser } from '@/sync/account/session-store.ts';
import { wasSignedOut } from '@/sync/account/sign-out-marker.ts';
import { notifyOtherTabs } from './session-channel.ts';
import { untilErased } from '@/db/store/erasure-lock.ts';
import { clearSignOut } from './sign-out-progress.ts';

/** After this time without an answer the page says so, instead of a loading indicator without end. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Asks `GET /account`. A sign-up that was interrupted on this device is completed. @throws when the server cannot answer */
async function askServer(): Promise<SessionUser | null> {
  const [{ connectAccount, currentUser }, { completeOpenSignUp }] = await Promise.all([
    import('@/sync/account/account.ts'),
    import('./sign-in.ts'),
  ]);
  const account = connectAccount();
  const user = await currentUser(account);
  if (user) await completeOpenSignUp(account, user);
  return user;
}

/** A log-in, or a sign-out in another tab, while the server was asked, is newer than its answer. */
const isOvertaken = (): boolean => {
  const { isAuthenticated, isLoading } = useSession.getState();
  return isAuthenticated || isLoading;
};

function know(serverSession: ServerSession): void {
  useSession.setState({ serverSession });
}

async function recognise(): Promise<void> {
  if (wasSignedOut()) return know('none');
  if (!navigator.onLine) return know('offline');
  const asked = askServer().catch((error: unknown) => {
    log('warn', 'session-unknown', '', error);
    throw error;
  });
  const user = await withTimeout(ANSWER_TIMEOUT_MS, asked);
  if (isOvertaken()) return;
  if (user === undefined) return know(navigator.onLine ? 'noAnswer' : 'offline');
  if (user === null || wasSignedOut()) return know('none');
  await untilErased(user.id);
  clearSignOut(user.id);
  useSession.setState(signedIn(user));
  notifyOtherTabs();
}

let asking: Promise<void> | undefined;

/**
 * Asks the server whose session this browser has, when no user is stored on this device: the browser has cleared the
 * storage, or the user has signed in on another address of the server. Signs the user in if there is a session. Does
 * nothing for a user who is stored, and sends nothing after a sign-out on this device. Never rejects.
 */
export async function recogniseSession(): Promise<void> {
  if (isOvertaken()) return;
  asking ??= recognise().finally(() => (asking = undefined));
  await asking;
}
