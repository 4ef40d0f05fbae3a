import { Account, AppwriteException, Client } from 'node-appwrite';
import type { Identity } from './hide-identity.ts';
import { Refusal } from './refusal.ts';

/** A client of the backend that started this function, without a key. */
export const backend = (): Client =>
  new Client()
    .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
    .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '');

/**
 * The account of this JWT.
 * @throws Refusal when the JWT is missing or not valid
 */
export async function accountOfToken(token: string): Promise<Identity> {
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
