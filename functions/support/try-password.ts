import { Account, AppwriteException, Client, Users } from 'node-appwrite';
import { fallBackOnCodes } from './fall-back-on-codes.ts';

/** Result of a password check; 'often' means that the rate limit was reached. */
export type PasswordResult = 'right' | 'wrong' | 'often';

/** Status and body of the answer of a function. */
export type ResponseParts = [status: number, body: Readonly<Record<string, unknown>>];

/** The answer to a password that is not right; null when it is. */
export function passwordRefusal(result: PasswordResult): ResponseParts | null {
  if (result === 'often') return [429, { message: 'Too many tries.' }];
  return result === 'wrong' ? [401, { message: 'This is not the password.' }] : null;
}

/**
 * Checks a password by opening a session, which is deleted at once.
 * @param client a new client without a key
 * @param key the key of this execution
 */
export async function tryPassword(
  client: Client,
  users: Users,
  key: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<PasswordResult> {
  // The embedded backend counts failed logins by IP address. The key shows it that this request comes from a function,
  // not from the caller.
  const guest = new Account(client.addHeader('X-Maia-Function-Key', key));
  try {
    const { userId, $id } = await guest.createEmailPasswordSession({ email, password });
    await fallBackOnCodes(users.deleteSession({ userId, sessionId: $id }), [404], undefined);
    return 'right';
  } catch (error) {
    if (!(error instanceof AppwriteException)) throw error;
    if (error.code === 429) return 'often';
    // 400: shorter than any password may be.
    if (error.code === 401 || error.code === 400) return 'wrong';
    throw error;
  }
}
