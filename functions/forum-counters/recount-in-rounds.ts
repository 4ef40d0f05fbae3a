import { Query } from 'node-appwrite';
import { functionState } from '../../src/model/records/function-state.ts';
import type { TargetType } from '../../src/model/forum/vote.ts';
import { hashedId } from '../support/hashed-id.ts';
import type { Remote } from '../support/forum/remote.ts';
import { collectionOf, recount } from '../support/forum/recount.ts';

const OWNER = 'forum-rounds';
/**
 * Texts of each type per run: enough to find in time what no pending work points to, and little cost for a quiet forum.
 */
const TEXTS_PER_RUN = 5;

const progressId = (type: TargetType): string => hashedId(OWNER, type);

/** Recounts the next few texts by id and starts again after the last one. */
async function recountNext(remote: Remote, type: TargetType): Promise<void> {
  const stored = await remote.get(functionState.collection, progressId(type));
  const from = typeof stored?.['value'] === 'string' ? [Query.greaterThan('$id', stored['value'])] : [];
  const page = [...from, Query.orderAsc('$id'), Query.limit(TEXTS_PER_RUN)];
  const some = await remote.list(collectionOf(type), ...page);
  for (const { $id } of some) await recount(remote, { type, id: $id });
  const last = some.length === TEXTS_PER_RUN ? some.at(-1) : undefined;
  if (last) await remote.upsert(functionState.collection, progressId(type), { owner: OWNER, value: last.$id });
  else if (stored) await remote.remove(functionState.collection, progressId(type));
}

/**
 * Recounts the whole forum little by little, which corrects counters after a restored backup or a deletion by an
 * administrator.
 */
export async function recountInRounds(remote: Remote): Promise<void> {
  await recountNext(remote, 'topic');
  await recountNext(remote, 'post');
}
