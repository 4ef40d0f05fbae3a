import { AppwriteException } from 'appwrite';
import { removeSealedItem } from '@/db/drafts/sealed-item.ts';
import { connectAccount } from '@/sync/account/account.ts';
import { isRefusal } from '@/sync/transport/is-refusal.ts';
import { useSession } from '@/sync/account/session-store.ts';

/**
 * Why a change of the account failed.
 * `password`: the current password is wrong. `taken`: the address cannot be used. `weak`: the new password is not
 * accepted. `often`: too many tries. `sign-in`: no user is signed in any more.
 */
export type AccountErrorReason = 'password' | 'taken' | 'weak' | 'often' | 'sign-in' | 'unreachable';

export class AccountError extends Error {
  override name = 'AccountError';
  constructor(
    readonly trouble: AccountErrorReason,
    cause?: unknown,
  ) {
    super(`the account was not changed (${trouble})`, { cause });
  }
}

/** A session of this account on some device. */
export interface ActiveSession {
  readonly id: string;
  /** Empty when the device did not send it. */
  readonly browser: string;
  readonly system: string;
  /** `smartphone`, `tablet`, `desktop` or empty. */
  readonly kind: string;
  /** Instants; the second is accurate to the hour. */
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  readonly isHere: boolean;
}

/**
 * @param current the parameter with the current password, if there is one. The server does not even compare one that is
 *   too short: it can only be wrong.
 */
function troubleOf(error: unknown, current?: 'password' | 'oldPassword'): AccountErrorReason {
  if (!(error instanceof AppwriteException)) return 'unreachable';
  if (error.code === 429) return 'often';
  if (error.type === 'user_invalid_credentials') return 'password';
  if (error.code === 409) return 'taken';
  if (error.code === 400) return current && error.message.includes(`\`${current}\` param`) ? 'password' : 'weak';
  return error.code === 401 || error.code === 403 ? 'sign-in' : 'unreachable';
}

async function withAccountError<T>(call: () => Promise<T>, current?: 'password' | 'oldPassword'): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new AccountError(troubleOf(error, current), error);
  }
}

function updateSessionUser(changes: { name?: string; email?: string }): void {
  const { user } = useSession.getState();
  if (user) useSession.setState({ user: { ...user, ...changes } });
}

/** The key of a stored name that the account does not have yet. */
export const PENDING_NAME_KEY = 'account-name';

/** @throws AccountError */
export const changeAccountName = (name: string): Promise<void> =>
  withAccountError(async () => {
    const { user } = useSession.getState();
    await connectAccount().updateName({ name });
    // Another user may have signed in meanwhile.
    if (useSession.getState().user?.id !== user?.id) return;
    // A stored name is older than this one.
    removeSealedItem(PENDING_NAME_KEY);
    updateSessionUser({ name });
  });

/** Whether the account already has this address. */
const hasEmail = async (email: string): Promise<boolean> =>
  (await connectAccount().get()).email.toLowerCase() === email.toLowerCase();

/**
 * Changes the address and sends a verification mail to it. An address that an earlier try with a lost response has set
 * counts as changed. @throws AccountError
 */
export const changeEmail = (email: string, password: string): Promise<void> =>
  withAccountError(async () => {
    const account = connectAccount();
    try {
      await account.updateEmail({ email, password });
    } catch (error) {
      const mayBeSet = ['taken', 'unreachable'].includes(troubleOf(error));
      if (!mayBeSet || !(await hasEmail(email).catch(() => false))) throw error;
    }
    updateSessionUser({ email });
    // The link can be sent again from /verify-email.
    await account.createEmailVerification({ url: `${location.origin}/verify-email` }).catch(() => undefined);
  }, 'password');

/** The response to a password change was lost, so the new password may be set. */
let isPasswordInDoubt = false;

/**
 * Whether this is the current password: only then it can be replaced by itself. @throws when the server does not answer
 */
async function isPasswordSet(password: string): Promise<boolean> {
  try {
    await connectAccount().updatePassword({ password, oldPassword: password });
    return true;
  } catch (error) {
    if (troubleOf(error) === 'password') return false;
    // A backend that allows no password twice returns this only for the correct one.
    if (isRefusal(error, 400, 'password_recently_used')) return true;
    throw error;
  }
}

/**
 * Changes the password; every other session of the account ends. A password that an earlier try with a lost response
 * has set counts as changed. @throws AccountError
 */
export const changePassword = (password: string, oldPassword: string): Promise<void> =>
  withAccountError(async () => {
    try {
      await connectAccount().updatePassword({ password, oldPassword });
    } catch (error) {
      const trouble = troubleOf(error);
      isPasswordInDoubt ||= trouble === 'unreachable';
      // The server counts every wrong password, so check only with a reason.
      const mayBeSet = isPasswordInDoubt && (trouble === 'unreachable' || trouble === 'password');
      if (!mayBeSet || !(await isPasswordSet(password))) throw error;
    }
    isPasswordInDoubt = false;
  }, 'oldPassword');

/** The sessions of this account, this device first, then the most recently used. @throws AccountError */
export const listSessions = (): Promise<ActiveSession[]> =>
  withAccountError(async () => {
    const { sessions } = await connectAccount().listSessions();
    const read = sessions.map((session) => ({
      id: session.$id,
      browser: session.clientName,
      system: session.osName,
      kind: session.deviceName,
      signedInAt: session.$createdAt,
      lastSeenAt: session.$updatedAt,
      isHere: session.current,
    }));
    return read.toSorted((a, b) => Number(b.isHere) - Number(a.isHere) || (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
  });

/** Ends sessions on other devices. One that has ended meanwhile is no error. @throws AccountError */
export const endSessions = (ids: readonly string[]): Promise<void> =>
  withAccountError(async () => {
    const account = connectAccount();
    for (const sessionId of ids)
      await account.deleteSession({ sessionId }).catch((error: unknown) => {
        if (!isRefusal(error, 404)) throw error;
      });
  });
