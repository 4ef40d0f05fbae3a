import type { StoredData } from '../../../server/admin/stored-data.ts';
import { query, Refused, withQueries, type Json, type TargetApi } from './target-api.ts';

/** The scopes of the key, as Appwrite 1.9 wants them. */
export const MOVING_SCOPES = [
  'users.read',
  'users.write',
  'collections.read',
  'documents.read',
  'documents.write',
  'buckets.read',
  'files.read',
  'files.write',
  'functions.read',
] as const;

const MANY = query('limit', undefined, 500);

async function idsOf(api: TargetApi, path: string, field: string): Promise<Set<string>> {
  const found = await api.find(withQueries(path, MANY));
  return new Set(((found?.[field] ?? []) as Json[]).map(({ $id }) => String($id)));
}

async function missingCollections(api: TargetApi, data: StoredData): Promise<string[]> {
  const databases = [...new Set(data.collections.map(({ databaseId }) => databaseId))];
  const missing: string[] = [];
  for (const databaseId of databases) {
    const present = await idsOf(api, `/databases/${databaseId}/collections`, 'collections');
    const wanted = data.collections.filter((collection) => collection.databaseId === databaseId);
    missing.push(...wanted.filter(({ id }) => !present.has(id)).map(({ id }) => `${databaseId}/${id}`));
  }
  return missing;
}

/** Functions that would run while records arrive: they send reminders and write documents. */
async function runningFunctions(api: TargetApi): Promise<string[]> {
  const { functions } = await api.call('GET', withQueries('/functions', MANY));
  return (functions as Json[]).filter(({ enabled }) => enabled !== false).map(({ $id }) => String($id));
}

async function check(api: TargetApi, data: StoredData, isWriting: boolean): Promise<void> {
  const missing = await missingCollections(api, data);
  const buckets = await idsOf(api, '/storage/buckets', 'buckets');
  missing.push(...data.buckets.filter(({ id }) => !buckets.has(id)).map(({ id }) => `bucket ${id}`));
  if (missing.length > 0)
    throw new Error(`The project lacks ${missing.join(', ')}. Push collections and buckets first (docs/appwrite.md).`);
  const running = isWriting ? await runningFunctions(api) : [];
  if (running.length > 0)
    throw new Error(
      `The project has functions: ${running.join(', ')}. They would send reminders and change records during the move. Push functions only after it, or switch them off in the console.`,
    );
}

/**
 * Checks a project before anything is written.
 * @throws Error that says what to do
 */
export async function checkProject(api: TargetApi, data: StoredData, isWriting: boolean): Promise<void> {
  try {
    await check(api, data, isWriting);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    throw new Error(`${error.message}\nThe key needs the scopes ${MOVING_SCOPES.join(', ')}.`, { cause: error });
  }
}
