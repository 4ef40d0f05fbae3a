import { Account, ID } from 'appwrite';
import { isRefusal } from '@/sync/transport/is-refusal.ts';
import { pageClient } from './page-client.ts';
import type { SessionUser } from './session-store.ts';

/** The account calls of the page. Imported on demand: the first paint needs no Appwrite. */
export const connectAccount = (): Account => new Account(pageClient());

export const newAccountId = (): string => ID.unique();

/** The user who is signed in on the server. @throws the server's refusal when no user is */
export async function requireUser(account: Account): Promise<SessionUser> {
  const { $id, name, email, labels } = await account.get();
  // A captive portal answers any request with 200.
  if (!$id) throw new Error('this is not an answer of the backend');
  return { id: $id, name, email, labels: [...labels] };
}

/** The user who is signed in on the server; null when no user is. @throws when the server cannot answer */
export async function currentUser(account: Account): Promise<SessionUser | null> {
  try {
    return await requireUser(account);
  } catch (error) {
    if (isRefusal(error, 401)) return null;
    throw error;
  }
}
