import { recordTypes } from '../../src/model/collections/collections.ts';
import { forumAuthor } from '../../src/model/forum/forum-pseudonym.ts';
import { forumPost } from '../../src/model/forum/forum-post.ts';
import { DEFAULT_USER_NAME, forumTopic } from '../../src/model/forum/forum-topic.ts';
import { functionState } from '../../src/model/records/function-state.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import { device } from '../../src/model/account/device.ts';
import { ERASED_DEVICE, ERASED_DEVICE_KEPT_MS, erasedDeviceId, erasedDeviceState } from '../support/erased-device.ts';
import { hashedId } from '../support/hashed-id.ts';
import { NOBODY, textGrants } from '../support/deleted-account.ts';
import { PAGE, type ServerFile, type Remote } from './remote.ts';

const OWNER = 'account';

const forumTypes: readonly RecordType[] = [forumTopic, forumPost];
/** Every collection whose records belong to one person. */
const personalTypes: readonly RecordType[] = recordTypes.filter(
  (type: RecordType) => 'userId' in type.fields && ![...forumTypes, forumAuthor].includes(type),
);

/** A file belongs to the user if she may change or delete it, or if nobody else may read it. */
function isFileOfUser(userId: string, { $permissions }: ServerFile): boolean {
  const userGrants = $permissions.filter((permission) => permission.endsWith(`("user:${userId}")`));
  if (userGrants.some((permission) => !permission.startsWith('read('))) return true;
  return userGrants.length > 0 && userGrants.length === $permissions.length;
}

/** The time limit of this run has passed; the next run continues. */
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
      // The cursor document must exist, so it is the last file that stays.
      after = page.findLast((file) => !isFileOfUser(userId, file))?.$id ?? after;
      for (const file of page) if (isFileOfUser(userId, file)) await remote.removeFile(bucket, file.$id);
      deadline.check();
      if (page.length < PAGE) break;
    }
  }
}

/**
 * Replaces the devices of the account by entries that name no account: by them a phone that is used later learns that
 * the account was erased. An ended session alone does not say so.
 */
async function noteDevices(remote: Remote, userId: string, deadline: Deadline): Promise<void> {
  for (;;) {
    const devices = await remote.listSome(device.collection, userId);
    if (devices.length === 0) return;
    for (const { $id, wipeRequestedAt, wipedAt } of devices) {
      const state = erasedDeviceState({ wipe: typeof wipeRequestedAt === 'string' });
      if (typeof wipedAt !== 'string') await remote.remember(functionState.collection, erasedDeviceId($id), state);
      deadline.check();
    }
    await remote.removeSome(device.collection, userId);
  }
}

async function removeRecords(remote: Remote, userId: string, deadline: Deadline): Promise<void> {
  while ((await remote.withdrawVotes(userId)) > 0) deadline.check();
  for (const { collection } of personalTypes)
    while ((await remote.removeSome(collection, userId)) > 0) deadline.check();
}

/**
 * Topics and replies that show the user's name stay, because others answered them. They lose the name, and nobody can
 * change them any more. Anonymous texts stay unchanged: if all of them changed at the same moment, that would show that
 * one person wrote them.
 */
async function anonymizeNamedTexts(remote: Remote, userId: string, deadline: Deadline): Promise<void> {
  // Without this check the loop never ends: the texts would be written unchanged and found again.
  if (userId === NOBODY) return;
  // The texts under this id belong to another person's pseudonym, never to this account.
  if (await remote.isPseudonym(userId)) return;
  const fields = { userId: NOBODY, userName: DEFAULT_USER_NAME, userAvatarUrl: null };
  for (const { collection } of forumTypes)
    for (;;) {
      const named = await remote.listSome(collection, userId);
      if (named.length === 0) break;
      for (const each of named) {
        // A text that a moderator hides meanwhile is not changed here: it still has this userId, so the next page
        // returns it.
        await remote.change(collection, each, fields, textGrants(NOBODY, each['isHidden'] === true));
        deadline.check();
      }
    }
}

/**
 * Deletes the anonymous texts of the user that a moderator has hidden: without the account only a moderator could
 * remove them. The pseudonym rows stay, without the account: if a row were deleted, its pseudonym could be taken for an
 * account, and what happens to its texts when that account goes would show that this user has left.
 */
async function detachPseudonyms(remote: Remote, userId: string, deadline: Deadline): Promise<void> {
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

const erasureId = (userId: string) => hashedId(OWNER, userId);

/**
 * Stores that this account must be erased, so that an interrupted erasure is finished later, and blocks the account.
 */
export async function beginErasure(remote: Remote, userId: string): Promise<void> {
  const value = JSON.stringify({ userId });
  await remote.remember(functionState.collection, erasureId(userId), { owner: OWNER, value });
  await remote.blockAccount(userId);
}

/**
 * Removes all data of this account, then the account, and the stored erasure last. Every step can be repeated.
 * @throws OutOfTime when the next run must do the rest
 */
export async function finishErasure(remote: Remote, userId: string, deadline: Deadline): Promise<void> {
  await remote.blockAccount(userId);
  await remote.removePushTargets(userId);
  await removeFiles(remote, userId, deadline);
  // Before the records, of which the devices are a part.
  await noteDevices(remote, userId, deadline);
  await removeRecords(remote, userId, deadline);
  await anonymizeNamedTexts(remote, userId, deadline);
  await detachPseudonyms(remote, userId, deadline);
  await remote.forget(functionState.collection, hashedId('care-access', userId));
  await remote.removeAccount(userId);
  await remote.forget(functionState.collection, erasureId(userId));
}

/** Ids of the accounts whose erasure has begun and is not finished. */
export async function begunErasures(remote: Remote): Promise<string[]> {
  const pending = await remote.recall(functionState.collection, OWNER);
  return pending.map(({ value }) => (JSON.parse(value) as { userId: string }).userId);
}

/** Removes the entries about devices of accounts that were erased more than 180 days ago. */
export const forgetErasedDevices = (remote: Remote): Promise<void> =>
  remote.forgetBefore(functionState.collection, ERASED_DEVICE, toInstant(Date.now() - ERASED_DEVICE_KEPT_MS));
