import { AppwriteException } from 'appwrite';
import { connectAccount } from '../account.ts';
import { isRefusal } from '../is-refusal.ts';

/**
 * Why a step by mail did not work. `link`: the link is used, replaced, too old or mistyped. `often`: asked too often.
 * `password`: the new one is not accepted. `confirmed`: there is nothing left to confirm. `sign-in`: nobody is signed in.
 */
export type MailTrouble = 'link' | 'often' | 'password' | 'confirmed' | 'sign-in' | 'unreachable';

export class AccountMailError extends Error {
  override name = 'AccountMailError';
  constructor(
    readonly trouble: MailTrouble,
    cause: unknown,
  ) {
    super(`the step by mail did not work (${trouble})`, { cause });
  }
}

/** What the link in a mail carries. */
export interface MailToken {
  readonly userId: string;
  readonly secret: string;
}

function troubleOf(error: unknown): MailTrouble {
  if (!(error instanceof AppwriteException)) return 'unreachable';
  if (error.code === 429) return 'often';
  if (error.type === 'user_invalid_token' || error.type === 'user_not_found') return 'link';
  if (error.type === 'user_email_already_verified') return 'confirmed';
  if (error.code === 401) return 'sign-in';
  return error.code === 400 ? 'password' : 'unreachable';
}

async function tell(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    throw new AccountMailError(troubleOf(error), error);
  }
}

/** Asks for a link to choose a new password. Whether the address has an account is nobody's business: it looks the same. */
export const askForNewPassword = (email: string): Promise<void> =>
  tell(async () => {
    const url = `${location.origin}/reset-password`;
    await connectAccount()
      .createRecovery({ email, url })
      .catch((error: unknown) => {
        if (!isRefusal(error, 404) && !isRefusal(error, 403)) throw error;
      });
  });

/** Sets the password with the link's token; every session of the account ends. */
export const setNewPassword = ({ userId, secret }: MailToken, password: string): Promise<void> =>
  tell(() => connectAccount().updateRecovery({ userId, secret, password }));

/** Sends the link that confirms the address of whoever is signed in. */
export const askForConfirmation = (): Promise<void> =>
  tell(() => connectAccount().createEmailVerification({ url: `${location.origin}/verify-email` }));

const confirming = new Map<string, Promise<void>>();

/** Confirms the address with the link's token. A token works once, so the same one is sent once from here. */
export function confirmAddress({ userId, secret }: MailToken): Promise<void> {
  const sent = confirming.get(secret) ?? tell(() => connectAccount().updateEmailVerification({ userId, secret }));
  confirming.set(secret, sent);
  sent.catch((error: unknown) => {
    if (error instanceof AccountMailError && error.trouble === 'unreachable') confirming.delete(secret);
  });
  return sent;
}
