import { Databases, type Client } from 'node-appwrite';
import { DATABASE_ID } from '../src/model/database-id.ts';
import { functionState } from '../src/model/function-state.ts';
import { nothingUsed, takeOne, type Limits, type Used } from './allowance.ts';
import { hashedId } from './hashed-id.ts';
import { unless } from './unless.ts';

const state = { databaseId: DATABASE_ID, collectionId: functionState.collection };
const counting = new Map<string, Promise<unknown>>();

/** One after another for each, or twenty requests at once would all see the same count. */
function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (counting.get(name) ?? Promise.resolve()).then(work, work);
  counting.set(name, turn);
  const leave = () => void (counting.get(name) === turn && counting.delete(name));
  turn.then(leave, leave);
  return turn;
}

/**
 * Counts one request of somebody to a function, across its runs.
 * @param client with the key of this execution
 * @param owner the function
 * @param who whose requests are counted together; what is kept says nothing about them
 * @returns the seconds to wait when it is one too many, otherwise 0
 */
export function countUse(client: Client, owner: string, who: string, limits: Limits): Promise<number> {
  const documentId = hashedId(owner, who);
  const databases = new Databases(client);
  return inTurn(documentId, async () => {
    const held = await unless(databases.getDocument({ ...state, documentId }), [404], undefined);
    const used = held ? (JSON.parse(String(Reflect.get(held, 'value'))) as Used) : nothingUsed;
    const taken = takeOne(used, limits, Date.now());
    if ('waitS' in taken) return taken.waitS;
    await databases.upsertDocument({ ...state, documentId, data: { owner, value: JSON.stringify(taken) } });
    return 0;
  });
}
