import { Query } from 'node-appwrite';
import { forumLimits, type LimitedAct } from '../../src/model/forum-rules.ts';
import { functionState } from '../../src/model/function-state.ts';
import { hashedId } from '../hashed-id.ts';
import type { Operation, Remote } from '../forum-counters/remote.ts';
import { Refusal } from './refusal.ts';

/** The owner of every mark begins so; what follows says nothing about the person. */
export const LIMIT_OWNER = 'forum/';
const OWNER_SIZE = 36;

const ownerOf = (act: LimitedAct, userId: string): string => (LIMIT_OWNER + hashedId(act, userId)).slice(0, OWNER_SIZE);

/**
 * The mark of one more act of this person, to be written together with it. What there may be only one of follows from the newest
 * mark, however old, so that of two acts at the same moment only one finds room, and none meets a mark whose window is over.
 * Its id is made by chance: one that follows from the account would tell everybody when she writes.
 * @param now ms since 1970
 * @throws Refusal `often` when the window is full
 */
export async function takeTurn(remote: Remote, userId: string, act: LimitedAct, now = Date.now()): Promise<Operation> {
  const { most, windowMs } = forumLimits[act];
  const owner = ownerOf(act, userId);
  const marks = await remote.list(
    functionState.collection,
    Query.equal('owner', [owner]),
    Query.orderDesc('$createdAt'),
    Query.limit(most),
  );
  const recent = marks.filter(({ $createdAt }) => Date.parse($createdAt) > now - windowMs);
  const oldest = recent.at(-1);
  if (oldest && recent.length >= most) {
    const waitS = Math.ceil((Date.parse(oldest.$createdAt) + windowMs - now) / 1000);
    throw new Refusal('often', `Not more than ${most} in ${windowMs / 60_000} minutes.`, { waitS });
  }
  const data = { owner, value: act, only: hashedId(owner, marks[0]?.$id ?? '') };
  return { action: 'create', collection: functionState.collection, id: crypto.randomUUID(), data };
}
