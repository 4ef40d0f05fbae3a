import { Query } from 'node-appwrite';
import { forumAuthor } from '../../src/model/forum/forum-pseudonym.ts';
import { forumNotice, type ForumNotice } from '../../src/model/forum/forum-notice.ts';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { NOBODY } from '../support/deleted-account.ts';
import { hasName, topicOf } from '../support/forum/author-pseudonyms.ts';
import type { Remote, ServerDocument } from '../support/forum/remote.ts';
import { Refusal } from '../support/forum/refusal.ts';

type What = Pick<ForumNotice, 'targetType' | 'action' | 'reason'>;

/** The account that wrote this text; undefined when it was erased. No answer of a function may contain it. */
async function accountOf(remote: Remote, text: ServerDocument): Promise<string | undefined> {
  const name = String(text['userId']);
  if (hasName(text)) return name === NOBODY ? undefined : name;
  const [row] = await remote.list(
    forumAuthor.collection,
    Query.equal('penId', [name]),
    Query.equal('topicId', [topicOf(text)]),
    Query.limit(1),
  );
  return row && row['userId'] !== NOBODY ? String(row['userId']) : undefined;
}

/** Deletes what the author was told about this action, if anything. */
export async function withdrawNotice(remote: Remote, targetId: string, action: ForumNotice['action']): Promise<void> {
  const ofTarget = [Query.equal('targetId', [targetId]), Query.equal('action', [action])];
  while ((await remote.removeSome(forumNotice.collection, ...ofTarget)) > 0);
}

/**
 * Tells the author what was done with her text and why. A later notice about the same action replaces the one before.
 * An author whose account was erased is not told.
 * @throws Refusal when another moderator did the same at the same moment
 */
export async function notifyAuthor(remote: Remote, text: ServerDocument, what: What): Promise<void> {
  const userId = await accountOf(remote, text);
  if (userId === undefined) return;
  await withdrawNotice(remote, text.$id, what.action);
  const data: ForumNotice = { userId, targetId: text.$id, topicId: topicOf(text), ...what };
  const isDone = await remote.commit([
    {
      action: 'create',
      collection: forumNotice.collection,
      // A random id: with a computed one, any user could ask whether a text was hidden or its author warned.
      id: crypto.randomUUID(),
      data: { ...data, $permissions: ownerGrants(['read'], userId) },
    },
  ]);
  if (!isDone) throw new Refusal('busy', 'Others were quicker. Ask again.');
}
