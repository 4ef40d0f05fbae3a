import { Query } from 'node-appwrite';
import { functionState } from '../../src/model/function-state.ts';
import type { TargetType } from '../../src/model/vote.ts';
import { hashedId } from '../hashed-id.ts';
import type { Remote } from './remote.ts';
import { collectionOf, settle } from './settle.ts';

const OWNER = 'forum-rounds';
/** So many of each kind are looked at in one run: what nobody told of is found in time, and a quiet forum costs little. */
const AT_ONCE = 5;

const placeOf = (type: TargetType): string => hashedId(OWNER, type);

/** Looks at the next few by id and begins anew at the end. */
async function goOn(remote: Remote, type: TargetType): Promise<void> {
  const known = await remote.get(functionState.collection, placeOf(type));
  const from = typeof known?.['value'] === 'string' ? [Query.greaterThan('$id', known['value'])] : [];
  const page = [...from, Query.orderAsc('$id'), Query.limit(AT_ONCE)];
  const some = await remote.list(collectionOf(type), ...page);
  for (const { $id } of some) await settle(remote, { type, id: $id });
  const last = some.length === AT_ONCE ? some.at(-1) : undefined;
  if (last) await remote.upsert(functionState.collection, placeOf(type), { owner: OWNER, value: last.$id });
  else if (known) await remote.remove(functionState.collection, placeOf(type));
}

/** Counts again, bit by bit, whatever another hand has changed: a restored backup, an administrator's deletion. */
export async function makeRounds(remote: Remote): Promise<void> {
  await goOn(remote, 'topic');
  await goOn(remote, 'post');
}
