import { Query } from 'node-appwrite';
import { forumLimits, type LimitedAction } from '../../../src/model/forum/forum-rules.ts';
import { functionState } from '../../../src/model/records/function-state.ts';
import { hashedId } from '../hashed-id.ts';
import type { Operation, Remote } from './remote.ts';
import { Refusal } from './refusal.ts';

/** Prefix of the `owner` of every rate-limit entry; the rest does not identify the user. */
export const LIMIT_OWNER = 'forum/';
const OWNER_LENGTH = 36;

const ownerOf = (action: LimitedAction, userId: string): string =>
  (LIMIT_OWNER + hashedId(action, userId)).slice(0, OWNER_LENGTH);

/**
 * Operation that records one more action of this user; commit it together with the action. Its unique value `only` is
 * computed from the newest entry, however old, so of two simultaneous actions only one can be committed, and none
 * collides with an entry of an expired window. The id is random: an id computed from the account would show everybody
 * when this user writes.
 * @param now ms since 1970
 * @throws Refusal `often` when the window is full
 */
export async function takePostingSlot(
  remote: Remote,
  userId: string,
  action: LimitedAction,
  now = Date.now(),
): Promise<Operation> {
  const { most, windowMs } = forumLimits[action];
  const owner = ownerOf(action, userId);
  const entries = await remote.list(
    functionState.collection,
    Query.equal('owner', [owner]),
    Query.orderDesc('$createdAt'),
    Query.limit(most),
  );
  const recent = entries.filter(({ $createdAt }) => Date.parse($createdAt) > now - windowMs);
  const oldest = recent.at(-1);
  if (oldest && recent.length >= most) {
    const waitS = Math.ceil((Date.parse(oldest.$createdAt) + windowMs - now) / 1000);
    throw new Refusal('often', `Not more than ${most} in ${windowMs / 60_000} minutes.`, { waitS });
  }
  const data = { owner, value: action, only: hashedId(owner, entries[0]?.$id ?? '') };
  return { action: 'create', collection: functionState.collection, id: crypto.randomUUID(), data };
}
