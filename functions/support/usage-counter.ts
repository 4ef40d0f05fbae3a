import { Databases, type Client } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { functionState } from '../../src/model/records/function-state.ts';
import { noUsage, countRequest, type Limits, type Usage } from './usage-limit.ts';
import { hashedId } from './hashed-id.ts';
import { fallBackOnCodes } from './fall-back-on-codes.ts';

const state = { databaseId: DATABASE_ID, collectionId: functionState.collection };
const pendingByName = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one name one after another: otherwise twenty simultaneous requests would all read the same count.
 */
function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const result = (pendingByName.get(name) ?? Promise.resolve()).then(work, work);
  pendingByName.set(name, result);
  const cleanUp = () => void (pendingByName.get(name) === result && pendingByName.delete(name));
  result.then(cleanUp, cleanUp);
  return result;
}

/**
 * Counts one request to a function, across its runs.
 * @param client with the key of this execution
 * @param owner the function
 * @param who whose requests are counted together; only a hash of it is stored
 * @returns the seconds to wait when the limit is exceeded, otherwise 0
 */
export function countUse(client: Client, owner: string, who: string, limits: Limits): Promise<number> {
  const documentId = hashedId(owner, who);
  const databases = new Databases(client);
  return withLock(documentId, async () => {
    const stored = await fallBackOnCodes(databases.getDocument({ ...state, documentId }), [404], undefined);
    const usage = stored ? (JSON.parse(String(Reflect.get(stored, 'value'))) as Usage) : noUsage;
    const next = countRequest(usage, limits, Date.now());
    if ('waitS' in next) return next.waitS;
    await databases.upsertDocument({ ...state, documentId, data: { owner, value: JSON.stringify(next) } });
    return 0;
  });
}
