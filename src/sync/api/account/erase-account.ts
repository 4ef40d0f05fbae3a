import { connectAccount } from '@/sync/account/account.ts';
import { callFunction, BackendRefusal } from '@/sync/transport/backend-call.ts';
import { isRefusal } from '@/sync/transport/is-refusal.ts';
import { clearErasure, isErasurePending, markErasure } from './erasure-marker.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { AccountError } from './account-settings.ts';

const refusals: Readonly<Record<number, AccountError['trouble']>> = { 401: 'password', 403: 'sign-in', 429: 'often' };

/** Whether the account still exists and the session opens it. Undefined when the server does not answer. */
async function doesAccountExist(): Promise<boolean | undefined> {
  try {
    await connectAccount().get();
    return true;
  } catch (error) {
    // 403: the account is already blocked while the rest is being erased.
    return isRefusal(error, 401) || isRefusal(error, 403) ? false : undefined;
  }
}

/**
 * Finds out the outcome of an erasure whose response was lost. Without a network it stays unknown. @returns whether the
 * account was erased
 */
export async function wasErased(): Promise<boolean> {
  const exists = await doesAccountExist();
  if (exists !== undefined) clearErasure();
  return exists === false;
}

/** Signs in with this password. @returns whether an account exists that it opens */
async function canSignIn(email: string, password: string): Promise<boolean> {
  try {
    await connectAccount().createEmailPasswordSession({ email, password });
    return true;
  } catch (error) {
    // A browser with a session is not asked for a password.
    if (!isRefusal(error, 401) || isRefusal(error, 401, 'user_session_already_exists')) throw error;
    return false;
  }
}

async function requestErasure(userId: string, password: string): Promise<void> {
  markErasure(userId);
  await callFunction('account', '/erase', { password });
  clearErasure();
}

/**
 * Erases the account and all its data on the server; the caller then signs out on this device. If the response is lost,
 * the outcome is checked now, or at the next start with a network.
 * @throws AccountError; `unreachable` also when the outcome is unknown
 */
export async function eraseAccount(password: string): Promise<void> {
  const { user } = useSession.getState();
  if (!user) throw new AccountError('sign-in');
  const wasRequestedBefore = isErasurePending(user.id);
  try {
    await requestErasure(user.id, password);
  } catch (error) {
    const trouble = error instanceof BackendRefusal ? refusals[error.status] : undefined;
    if (trouble) clearErasure();
    // Without a session the server does not check the password: either the session has ended, or an earlier try
    // succeeded and its response was lost.
    const mayBeErased = trouble === 'password' || trouble === 'sign-in';
    const isErased = trouble ? mayBeErased && (await doesAccountExist()) === false : await wasErased();
    if (!isErased) throw new AccountError(trouble ?? 'unreachable', error);
    if (trouble && !wasRequestedBefore) throw new AccountError('sign-in', error);
    // Another user may have signed in meanwhile in another tab; that user must be neither signed out nor erased.
    if (useSession.getState().user?.id !== user.id) throw new AccountError('sign-in', error);
    await eraseIfExists(user, password);
  }
}

/** An ended session looks like an erased account: only an account that still exists opens with its password. */
async function eraseIfExists({ id, email }: { id: string; email: string }, password: string): Promise<void> {
  markErasure(id);
  try {
    if (await canSignIn(email, password)) await requestErasure(id, password);
  } catch (error) {
    throw new AccountError('unreachable', error);
  }
  clearErasure();
}
