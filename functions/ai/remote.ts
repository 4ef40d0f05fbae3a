import { Account, AppwriteException, Client, Databases } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/database-id.ts';
import { functionState } from '../../src/model/function-state.ts';
import { hashedId } from '../hashed-id.ts';
import type { Used } from './allowance.ts';
import type { Identity } from './hide-identity.ts';
import { Refusal } from './refusal.ts';

const OWNER = 'ai';
const state = { databaseId: DATABASE_ID, collectionId: functionState.collection };

const backend = (): Client =>
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

/** What one person has used; the id says nothing about her. */
const idOf = (userId: string): string => hashedId(OWNER, userId);

/** @param key the ephemeral key of this execution, from the header x-appwrite-key */
export function connectUse(key: string) {
  const databases = new Databases(backend().setKey(key));
  return {
    async read(userId: string): Promise<Used | undefined> {
      try {
        const held = await databases.getDocument({ ...state, documentId: idOf(userId) });
        return JSON.parse(String(Reflect.get(held, 'value'))) as Used;
      } catch (error) {
        if (error instanceof AppwriteException && error.code === 404) return undefined;
        throw error;
      }
    },
    async write(userId: string, used: Used): Promise<void> {
      const data = { owner: OWNER, value: JSON.stringify(used) };
      await databases.upsertDocument({ ...state, documentId: idOf(userId), data });
    },
  };
}
