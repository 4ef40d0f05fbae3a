import { AppwriteException } from 'appwrite';
import { dropNote } from '@/db/sealed-note.ts';
import { connectAccount } from '../account.ts';
import { isRefusal } from '../is-refusal.ts';
import { useSession } from '../session-store.ts';

/**
 * Why a change of the account did not work. `password`: the one that was given is not hers. `taken`: the address cannot be
 * used. `weak`: the new password is not accepted. `often`: too many tries. `sign-in`: nobody is signed in any more.
 */
export type AccountTrouble = 'password' | 'taken' | 'weak' | 'often' | 'sign-in' | 'unreachable';

export class AccountError extends Error {
  override name = 'AccountError';
  constructor(
    readonly trouble: AccountTrouble,
    cause?: unknown,
  ) {
    super(`the account was not changed (${trouble})`, { cause });
  }
}

/** A sign-in of this account on some device. */
export interface OpenSession {
  readonly id: string;
  /** Empty when the device did not say. */
  readonly browser: string;
  readonly system: string;
  /** `smartphone`, `tablet`, `desktop` or empty. */
  readonly kind: string;
  /** Instants; the second is right to the hour. */
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  readonly isHere: boolean;
}

function troubleOf(error: unknown): AccountTrouble {
  if (!(error instanceof AppwriteException)) return 'unreachable';
  if (error.code === 429) return 'often';
  if (error.type === 'user_invalid_credentials') return 'password';
  if (error.code === 409) return 'taken';
  if (error.code === 400) return 'weak';
  return error.code === 401 || error.code === 403 ? 'sign-in' : 'unreachable';
}

async function tell<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new AccountError(troubleOf(error), error);
  }
}

function keep(changes: { name?: string; email?: string }): void {
  const { user } = useSession.getState();
  if (user) useSession.setState({ user: { ...user, ...changes } });
}

/** Keeps a name that the account does not have yet. */
export const ACCOUNT_NAME_NOTE = 'account-name';

/** @throws AccountError */
export const changeAccountName = (name: string): Promise<void> =>
  tell(async () => {
    const { user } = useSession.getState();
    await connectAccount().updateName({ name });
    // Somebody else may be here by now.
    if (useSession.getState().user?.id !== user?.id) return;
    // One that still waits is older.
    dropNote(ACCOUNT_NAME_NOTE);
    keep({ name });
  });

/** Whether the account has this address by now. */
const hasEmail = async (email: string): Promise<boolean> =>
  (await connectAccount().get()).email.toLowerCase() === email.toLowerCase();

/** Changes the address and sends a link to the new one. One that an earlier try whose answer was lost has set is found. @throws AccountError */
export const changeEmail = (email: string, password: string): Promise<void> =>
  tell(async () => {
    const account = connectAccount();
    try {
      await account.updateEmail({ email, password });
    } catch (error) {
      const mayBeSet = ['taken', 'unreachable'].includes(troubleOf(error));
      if (!mayBeSet || !(await hasEmail(email).catch(() => false))) throw error;
    }
    keep({ email });
    // The link can be sent again from /verify-email.
    await account.createEmailVerification({ url: `${location.origin}/verify-email` }).catch(() => undefined);
  });

/** The answer to a change of the password was lost, and the new one may be set. */
let isPasswordInDoubt = false;

/** Whether this is the password by now: only then it can be put in its own place. @throws when nobody answers */
async function isPasswordSet(password: string): Promise<boolean> {
  try {
    await connectAccount().updatePassword({ password, oldPassword: password });
    return true;
  } catch (error) {
    if (troubleOf(error) === 'password') return false;
    // A backend that takes no password twice says so of the right one alone.
    if (isRefusal(error, 400, 'password_recently_used')) return true;
    throw error;
  }
}

/**
 * Changes the password; every other session of the account ends. One that an earlier try whose answer was lost has set is
 * found. @throws AccountError
 */
export const changePassword = (password: string, oldPassword: string): Promise<void> =>
  tell(async () => {
    try {
      await connectAccount().updatePassword({ password, oldPassword });
    } catch (error) {
      const trouble = troubleOf(error);
      isPasswordInDoubt ||= trouble === 'unreachable';
      // Each wrong guess counts at the server: none is made without a reason.
      const mayBeSet = isPasswordInDoubt && (trouble === 'unreachable' || trouble === 'password');
      if (!mayBeSet || !(await isPasswordSet(password))) throw error;
    }
    isPasswordInDoubt = false;
  });

/** Where this account is signed in, this device first, then the one that was used last. @throws AccountError */
export const listSessions = (): Promise<OpenSession[]> =>
  tell(async () => {
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

/** Ends sign-ins on other devices. One that has ended meanwhile is as good. @throws AccountError */
export const endSessions = (ids: readonly string[]): Promise<void> =>
  tell(async () => {
    const account = connectAccount();
    for (const sessionId of ids)
      await account.deleteSession({ sessionId }).catch((error: unknown) => {
        if (!isRefusal(error, 404)) throw error;
      });
  });
