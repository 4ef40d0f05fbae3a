import { connectAccount } from '../account.ts';
import { askFunction, BackendRefusal } from '../backend-call.ts';
import { isRefusal } from '../is-refusal.ts';
import { forgetErasure, isErasureOpen, noteErasure } from '../erasure-mark.ts';
import { useSession } from '../session-store.ts';
import { AccountError } from './own-account.ts';

const refusals: Readonly<Record<number, AccountError['trouble']>> = { 401: 'password', 403: 'sign-in', 429: 'often' };

/** Is the account still there and hers? Undefined when nobody answers. */
async function isAccountLeft(): Promise<boolean | undefined> {
  try {
    await connectAccount().get();
    return true;
  } catch (error) {
    // 403: it is shut already while the rest is going on.
    return isRefusal(error, 401) || isRefusal(error, 403) ? false : undefined;
  }
}

/** Finds out how an erasure ended whose answer was never heard. Without a network it stays open. @returns whether it did */
export async function wasErased(): Promise<boolean> {
  const isLeft = await isAccountLeft();
  if (isLeft !== undefined) forgetErasure();
  return isLeft === false;
}

/** Whether there still is an account that this password opens; it is signed in then. */
async function opensTo(email: string, password: string): Promise<boolean> {
  try {
    await connectAccount().createEmailPasswordSession({ email, password });
    return true;
  } catch (error) {
    // Whoever is signed in already is not asked for a password.
    if (!isRefusal(error, 401) || isRefusal(error, 401, 'user_session_already_exists')) throw error;
    return false;
  }
}

async function ask(userId: string, password: string): Promise<void> {
  noteErasure(userId);
  await askFunction('account', '/erase', { password });
  forgetErasure();
}

/**
 * Has the account and everything of it removed at the server; whoever calls it then leaves this phone. An answer that is
 * lost is found out: now, or at the next start with a network.
 * @throws AccountError; `unreachable` also when it is not known yet
 */
export async function eraseAccount(password: string): Promise<void> {
  const { user } = useSession.getState();
  if (!user) throw new AccountError('sign-in');
  const wasAsked = isErasureOpen(user.id);
  try {
    await ask(user.id, password);
  } catch (error) {
    const trouble = error instanceof BackendRefusal ? refusals[error.status] : undefined;
    if (trouble) forgetErasure();
    // Nobody without a session is told whether the password is right: it has ended, or an earlier try went through unheard.
    const mayBeGone = trouble === 'password' || trouble === 'sign-in';
    const isGone = trouble ? mayBeGone && (await isAccountLeft()) === false : await wasErased();
    if (!isGone) throw new AccountError(trouble ?? 'unreachable', error);
    if (trouble && !wasAsked) throw new AccountError('sign-in', error);
    // Another tab may have given the phone to somebody else, who is neither signed out nor erased here.
    if (useSession.getState().user?.id !== user.id) throw new AccountError('sign-in', error);
    await eraseIfLeft(user, password);
  }
}

/** A sign-in that has ended looks like an account that is gone: only one that is left opens to its password. */
async function eraseIfLeft({ id, email }: { id: string; email: string }, password: string): Promise<void> {
  noteErasure(id);
  try {
    if (await opensTo(email, password)) await ask(id, password);
  } catch (error) {
    throw new AccountError('unreachable', error);
  }
  forgetErasure();
}
