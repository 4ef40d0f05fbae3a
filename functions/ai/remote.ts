import { Account, AppwriteException, Client } from 'node-appwrite';
import type { Identity } from './hide-identity.ts';
import { Refusal } from './refusal.ts';

/** The backend this function runs for, without a key. */
export const backend = (): Client =>
  new Client()
    .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
    .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '');

/** Whose token this is. @throws Refusal when it is nobody's */
export async function whoAsks(token: string): Promise<Identity> {
  if (token === '') throw new Refusal('UNAUTHENTICATED', 'Sign in first.');
  try {
    const { $id, name, email } = await new Account(backend().setJWT(token)).get();
    return { userId: $id, name, email };
  } catch (error) {
    if (error instanceof AppwriteException && error.code >= 400 && error.code < 500)
      throw new Refusal('UNAUTHENTICATED', 'Sign in again.');
    throw error;
  }
}
