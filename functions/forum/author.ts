import { Query } from 'node-appwrite';
import { forumAuthor } from '../../src/model/forum-author.ts';
import { isNamed } from '../../src/model/forum-muting.ts';
import { ownerGrants } from '../../src/model/permission.ts';
import type { Held, Operation, Remote } from '../forum-counters/remote.ts';
import { hashedId } from '../hashed-id.ts';

interface Writer {
  readonly userId: string;
  readonly remote: Remote;
}

const pairOf = (userId: string, topicId: string): string => hashedId('forum author', userId, topicId);
const topicOf = ({ $id, topicId }: Held): string => (typeof topicId === 'string' ? topicId : $id);
/** Under a name the account stands in a text, without one a pen. */
export const hasName = ({ userName }: Held): boolean => isNamed({ userName: userName as string | null });

/** Her pen in a topic; undefined when she has written nothing there without a name. */
async function penOf({ userId, remote }: Writer, topicId: string): Promise<unknown> {
  const isHers = Query.equal('pairId', [pairOf(userId, topicId)]);
  const [row] = await remote.list(forumAuthor.collection, isHers, Query.limit(1));
  return row?.['penId'];
}

/**
 * Who stands in a new text: her account under her name, otherwise her pen of this topic.
 * @returns with it the steps that keep a new pen, for the transaction of the text: two first texts at once meet there
 */
export async function sign(
  { userId, remote }: Writer,
  topicId: string,
  userName: string,
): Promise<{ readonly by: string; readonly steps: readonly Operation[] }> {
  if (isNamed({ userName })) return { by: userId, steps: [] };
  const known = await penOf({ userId, remote }, topicId);
  if (typeof known === 'string') return { by: known, steps: [] };
  const penId = crypto.randomUUID();
  const row = { userId, topicId, penId, pairId: pairOf(userId, topicId) };
  const data = { ...row, $permissions: ownerGrants(['read'], userId) };
  return {
    by: penId,
    steps: [{ action: 'create', collection: forumAuthor.collection, id: crypto.randomUUID(), data }],
  };
}

/** Anybody may make an account with a pen for its id: without a name the pen counts, under one the account. */
export const isAuthor = async (writer: Writer, text: Held): Promise<boolean> =>
  text['userId'] === (hasName(text) ? writer.userId : await penOf(writer, topicOf(text)));
