import { recordTypes } from '../../src/model/collections.ts';
import { forumAuthor } from '../../src/model/forum-author.ts';
import { forumPost } from '../../src/model/forum-post.ts';
import { DEFAULT_USER_NAME, forumTopic } from '../../src/model/forum-topic.ts';
import { functionState } from '../../src/model/function-state.ts';
import type { RecordType } from '../../src/model/record.ts';
import { hashedId } from '../hashed-id.ts';
import { NOBODY, textGrants } from '../nobody.ts';
import { PAGE, type HeldFile, type Remote } from './remote.ts';

const OWNER = 'account';

const texts: readonly RecordType[] = [forumTopic, forumPost];
/** Every collection with records about one person alone. */
const personal: readonly RecordType[] = recordTypes.filter(
  (type: RecordType) => 'userId' in type.fields && ![...texts, forumAuthor].includes(type),
);

/** Hers is what she may change or delete, and what nobody else of any kind may even read. */
function isHers(userId: string, { $permissions }: HeldFile): boolean {
  const hers = $permissions.filter((given) => given.endsWith(`("user:${userId}")`));
  if (hers.some((given) => !given.startsWith('read('))) return true;
  return hers.length > 0 && hers.length === $permissions.length;
}

/** The time of this run is over; the next one goes on. */
export class OutOfTime extends Error {
  override name = 'OutOfTime';
}
export interface Deadline {
  /** @throws OutOfTime */
  check(): void;
}

async function removeFiles(remote: Remote, userId: string, deadline: Deadline): Promise<void> {
  for (const bucket of await remote.buckets()) {
    let after: string | undefined;
    for (;;) {
      const page = await remote.files(bucket, after);
      // What stays is where the next page begins: the cursor has to exist.
      after = page.findLast((file) => !isHers(userId, file))?.$id ?? after;
      for (const file of page) if (isHers(userId, file)) await remote.removeFile(bucket, file.$id);
      deadline.check();
      if (page.length < PAGE) break;
    }
  }
}

async function removeRecords(remote: Remote, userId: string, deadline: Deadline): Promise<void> {
  while ((await remote.withdrawVotes(userId)) > 0) deadline.check();
  for (const { collection } of personal) while ((await remote.removeSome(collection, userId)) > 0) deadline.check();
}

/**
 * Topics and replies under her name stay for those who answered, without it and out of everybody's reach to change. Those
 * without a name stay as they are: changed all at one time, they would tell that one person wrote them.
 */
async function leaveNamed(remote: Remote, userId: string, deadline: Deadline): Promise<void> {
  // Nothing would change and everything be found again, for ever.
  if (userId === NOBODY) return;
  // Texts of another person, who never had this account.
  if (await remote.isPen(userId)) return;
  const fields = { userId: NOBODY, userName: DEFAULT_USER_NAME, userAvatarUrl: null };
  for (const { collection } of texts)
    for (;;) {
      const held = await remote.listSome(collection, userId);
      if (held.length === 0) break;
      for (const each of held) {
        // What a moderator has hidden in between is still hers by its name, and comes again as it is then.
        await remote.change(collection, each, fields, textGrants(NOBODY, each['isHidden'] === true));
        deadline.check();
      }
    }
}

/**
 * Of her texts without a name those go that a moderator has hidden: without her nobody could take them away but moderators.
 * The rows of her pens stay without her. A pen that is nobody's any more could be somebody's account: by what happens to
 * the texts when that one goes, it would show that she has left.
 */
async function leavePens(remote: Remote, userId: string, deadline: Deadline): Promise<void> {
  if (userId === NOBODY) return;
  for (;;) {
    const rows = await remote.listSome(forumAuthor.collection, userId);
    if (rows.length === 0) return;
    for (const row of rows) {
      while ((await remote.removeHidden(String(row['penId']), String(row['topicId']))) > 0) deadline.check();
      await remote.change(forumAuthor.collection, row, { userId: NOBODY, pairId: crypto.randomUUID() }, []);
      deadline.check();
    }
  }
}

const noteId = (userId: string) => hashedId(OWNER, userId);

/** Writes down that this account is to go, so that whatever is interrupted is finished later. */
export async function beginErasure(remote: Remote, userId: string): Promise<void> {
  const value = JSON.stringify({ userId });
  await remote.remember(functionState.collection, noteId(userId), { owner: OWNER, value });
  await remote.shut(userId);
}

/**
 * Removes everything of this account and then the account itself; its note goes last. Each step may be repeated.
 * @throws OutOfTime when the rest has to wait for the next run
 */
export async function finishErasure(remote: Remote, userId: string, deadline: Deadline): Promise<void> {
  await remote.shut(userId);
  await remote.removePushTargets(userId);
  await removeFiles(remote, userId, deadline);
  await removeRecords(remote, userId, deadline);
  await leaveNamed(remote, userId, deadline);
  await leavePens(remote, userId, deadline);
  await remote.forget(functionState.collection, hashedId('care-access', userId));
  await remote.removeAccount(userId);
  await remote.forget(functionState.collection, noteId(userId));
}

/** The accounts whose erasure was begun and is not through. */
export async function begunErasures(remote: Remote): Promise<string[]> {
  const notes = await remote.recall(functionState.collection, OWNER);
  return notes.map(({ value }) => (JSON.parse(value) as { userId: string }).userId);
}
