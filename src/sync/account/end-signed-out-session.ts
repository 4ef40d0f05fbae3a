import { Account } from 'appwrite';
import { isRefusal } from '@/sync/transport/is-refusal.ts';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { FALLBACK_KEY } from '@/sync/transport/fallback-session.ts';
import { UncachedClient } from '@/sync/transport/uncached-client.ts';
import { log } from '@/log/log.ts';
import { withSignOutLock, clearSignedOut, noteSignOutFailure, wasSignedOut } from './sign-out-marker.ts';

/** A server that does not answer must not block the next sign-in for ever. */
const TIMEOUT_MS = 15_000;

/**
 * Ends the session of the signed-out user, if it is still open. Must run before any other request, so that the next
 * user is not taken for the previous one. One tab at a time, because the next session in this browser belongs to the
 * next user. @throws when unreachable
 */
export async function endSignedOutSession(): Promise<void> {
  if (!wasSignedOut()) return;
  await withSignOutLock(async () => {
    if (!wasSignedOut()) return;
    try {
      await Promise.race([end(), timedOut()]);
    } catch (error) {
      noteSignOutFailure();
      log('warn', 'log-out-failed', '', error);
      throw error;
    }
  });
}

const timedOut = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the server does not answer')), TIMEOUT_MS));

async function end(): Promise<void> {
  const { endpoint, projectId } = checkConfiguration();
  const account = new Account(new UncachedClient().setEndpoint(endpoint).setProject(projectId));
  const ignoreSignedOut = (error: unknown) => {
    if (!isRefusal(error, 401)) throw error;
  };
  await account.deleteSession({ sessionId: 'current' }).catch(ignoreSignedOut);
  // A captive portal answers any request with 200; only the backend answers that there is no session.
  const answer = await account.get().catch(ignoreSignedOut);
  if (answer) throw new Error('the session of the signed-out user is still open');
  localStorage.removeItem(FALLBACK_KEY);
  clearSignedOut();
}
