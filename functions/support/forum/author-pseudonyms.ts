import { Query } from 'node-appwrite';
import { forumAuthor, type ForumAuthor } from '../../../src/model/forum/forum-pseudonym.ts';
import { isNamed } from '../../../src/model/forum/forum-authorship.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import type { ServerDocument, Operation, Remote } from './remote.ts';
import { hashedId } from '../hashed-id.ts';
import { NOBODY } from '../deleted-account.ts';

interface Writer {
  readonly userId: string;
  readonly remote: Remote;
}

export const pairOf = (userId: string, topicId: string): string => hashedId('forum author', userId, topicId);
export const topicOf = ({ $id, topicId }: ServerDocument): string => (typeof topicId === 'string' ? topicId : $id);
/** Whether the text shows a name: then `userId` is the account, otherwise a pseudonym. */
export const hasName = ({ userName }: ServerDocument): boolean => isNamed({ userName: userName as string | null });

/** The pseudonym of a pair of user and topic; undefined when there is none yet. */
export async function pseudonymIn(remote: Remote, pairId: string): Promise<string | undefined> {
  const [row] = await remote.list(forumAuthor.collection, Query.equal('pairId', [pairId]), Query.limit(1));
  return row && String(row['penId']);
}

/** The writer's pseudonym in a topic; undefined when she has written no anonymous text there. */
const pseudonymOf = ({ userId, remote }: Writer, topicId: string) => pseudonymIn(remote, pairOf(userId, topicId));

/** Operation that stores a new pseudonym. With NOBODY as user it reserves a pseudonym whose account is gone. */
export const savePseudonym = (row: ForumAuthor): Operation => ({
  action: 'create',
  collection: forumAuthor.collection,
  id: crypto.randomUUID(),
  data: { ...row, $permissions: row.userId === NOBODY ? [] : ownerGrants(['read'], row.userId) },
});

/**
 * The `userId` of a new text: the account if the text shows a name, otherwise the pseudonym in this topic.
 * @returns also the operations that store a new pseudonym. Commit them in the transaction of the text: if a user writes
 * two first texts at once, one transaction fails.
 */
export async function sign(
  { userId, remote }: Writer,
  topicId: string,
  userName: string,
): Promise<{ readonly by: string; readonly steps: readonly Operation[] }> {
  if (isNamed({ userName })) return { by: userId, steps: [] };
  const existing = await pseudonymOf({ userId, remote }, topicId);
  if (existing !== undefined) return { by: existing, steps: [] };
  const penId = crypto.randomUUID();
  return { by: penId, steps: [savePseudonym({ userId, topicId, penId, pairId: pairOf(userId, topicId) })] };
}

/**
 * Compare with the pseudonym for anonymous texts and with the account for named ones: any user can create an account
 * whose id equals a pseudonym.
 */
export const isAuthor = async (writer: Writer, text: ServerDocument): Promise<boolean> =>
  text['userId'] === (hasName(text) ? writer.userId : await pseudonymOf(writer, topicOf(text)));
