import { Query } from 'node-appwrite';
import { forumAuthor, type ForumAuthor } from '../../src/model/forum-author.ts';
import { isNamed } from '../../src/model/forum-muting.ts';
import { ownerGrants } from '../../src/model/permission.ts';
import type { Held, Operation, Remote } from '../forum-counters/remote.ts';
import { hashedId } from '../hashed-id.ts';
import { NOBODY } from '../nobody.ts';

interface Writer {
  readonly userId: string;
  readonly remote: Remote;
}

export const pairOf = (userId: string, topicId: string): string => hashedId('forum author', userId, topicId);
export const topicOf = ({ $id, topicId }: Held): string => (typeof topicId === 'string' ? topicId : $id);
/** Under a name the account stands in a text, without one a pen. */
export const hasName = ({ userName }: Held): boolean => isNamed({ userName: userName as string | null });

/** The pen of a pair; undefined when there is none yet. */
export async function penUnder(remote: Remote, pairId: string): Promise<string | undefined> {
  const [row] = await remote.list(forumAuthor.collection, Query.equal('pairId', [pairId]), Query.limit(1));
  return row && String(row['penId']);
}

/** Her pen in a topic; undefined when she has written nothing there without a name. */
const penOf = ({ userId, remote }: Writer, topicId: string) => penUnder(remote, pairOf(userId, topicId));

/** Keeps a new pen, of NOBODY also one that nobody has any more. */
export const keepingPen = (row: ForumAuthor): Operation => ({
  action: 'create',
  collection: forumAuthor.collection,
  id: crypto.randomUUID(),
  data: { ...row, $permissions: row.userId === NOBODY ? [] : ownerGrants(['read'], row.userId) },
});

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
  if (known !== undefined) return { by: known, steps: [] };
  const penId = crypto.randomUUID();
  return { by: penId, steps: [keepingPen({ userId, topicId, penId, pairId: pairOf(userId, topicId) })] };
}

/** Anybody may make an account with a pen for its id: without a name the pen counts, under one the account. */
export const isAuthor = async (writer: Writer, text: Held): Promise<boolean> =>
  text['userId'] === (hasName(text) ? writer.userId : await penOf(writer, topicOf(text)));
