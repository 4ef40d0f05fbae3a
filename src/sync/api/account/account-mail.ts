import { AppwriteException } from 'appwrite';
import { connectAccount } from '@/sync/account/account.ts';
import { isRefusal } from '@/sync/transport/is-refusal.ts';

/**
 * Why a step by mail failed.
 * `link`: the link is used, replaced, too old or mistyped. `often`: too many requests. `password`: the new one is not
 * accepted. `confirmed`: there is nothing left to confirm. `sign-in`: no user is signed in.
 */
export type MailErrorReason = 'link' | 'often' | 'password' | 'confirmed' | 'sign-in' | 'unreachable';

export class AccountMailError extends Error {
  override name = 'AccountMailError';
  constructor(
    readonly trouble: MailErrorReason,
    cause: unknown,
  ) {
    super(`the step by mail did not work (${trouble})`, { cause });
  }
}

/** The parameters of the link in a mail. */
export interface MailToken {
  readonly userId: string;
  readonly secret: string;
}

function troubleOf(error: unknown): MailErrorReason {
  if (!(error instanceof AppwriteException)) return 'unreachable';
  if (error.code === 429) return 'often';
  if (error.type === 'user_invalid_token' || error.type === 'user_not_found') return 'link';
  if (error.type === 'user_email_already_verified') return 'confirmed';
  if (error.code === 401) return 'sign-in';
  return error.code === 400 ? 'password' : 'unreachable';
}

async function withMailError(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    throw new AccountMailError(troubleOf(error), error);
  }
}

/**
 * Requests a mail with a link to choose a new password. The result is the same for unknown addresses, so that it does
 * not reveal who has an account.
 */
export const requestPasswordReset = (email: string): Promise<void> =>
  withMailError(async () => {
    const url = `${location.origin}/reset-password`;
    await connectAccount()
      .createRecovery({ email, url })
      .catch((error: unknown) => {
        if (!isRefusal(error, 404) && !isRefusal(error, 403)) throw error;
      });
  });

/** Sets the password with the link's token; every session of the account ends. */
export const setNewPassword = ({ userId, secret }: MailToken, password: string): Promise<void> =>
  withMailError(() => connectAccount().updateRecovery({ userId, secret, password }));

/** Sends the mail that confirms the address of the signed-in user. */
export const requestEmailConfirmation = (): Promise<void> =>
  withMailError(() => connectAccount().createEmailVerification({ url: `${location.origin}/verify-email` }));

const confirming = new Map<string, Promise<void>>();

/** Confirms the address with the link's token. A token works once, so one page sends the same one only once. */
export function confirmAddress({ userId, secret }: MailToken): Promise<void> {
  const sent =
    confirming.get(secret) ?? withMailError(() => connectAccount().updateEmailVerification({ userId, secret }));
  confirming.set(secret, sent);
  sent.catch((error: unknown) => {
    if (error instanceof AccountMailError && error.trouble === 'unreachable') confirming.delete(secret);
  });
  return sent;
}
