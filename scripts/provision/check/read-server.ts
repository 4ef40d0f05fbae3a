import { AppwriteException, Query, type Client } from 'node-appwrite';
import { Databases, Functions, Project, Storage } from 'node-appwrite';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import { reasonOf } from './reason.ts';
import type { HeldCollection, ServerState } from './server-state.ts';

/** More than Maia has of anything. */
const ALL = [Query.limit(200)];

/**
 * Reads what a check compares; changes nothing.
 * @returns the state, and why a part of it could not be read
 */
export async function readServer(client: Client): Promise<{ state: ServerState; problems: string[] }> {
  const [databases, storage, functions] = [new Databases(client), new Storage(client), new Functions(client)];
  const problems: string[] = [];
  async function part<T>(what: string, ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      problems.push(`${what} cannot be read: ${reasonOf(error)}`);
      return undefined;
    }
  }
  const collections = await part('the collections', async () => {
    try {
      const found = await databases.listCollections({ databaseId: DATABASE_ID, queries: ALL });
      return found.collections as unknown as HeldCollection[];
    } catch (error) {
      if (error instanceof AppwriteException && error.type === 'database_not_found') return [];
      throw error;
    }
  });
  return {
    state: {
      collections,
      buckets: await part('the buckets', async () => (await storage.listBuckets({ queries: ALL })).buckets),
      functions: await part('the functions', async () => (await functions.list({ queries: ALL })).functions),
      platforms: await part('the platforms', async () => {
        const { platforms } = await new Project(client).listPlatforms({ queries: ALL });
        return platforms as NonNullable<ServerState['platforms']>;
      }),
    },
    problems,
  };
}
