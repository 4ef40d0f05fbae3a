import { Query } from 'node-appwrite';
import { forumAuthor } from '../../src/model/forum/forum-pseudonym.ts';
import { forumPost } from '../../src/model/forum/forum-post.ts';
import { forumTopic } from '../../src/model/forum/forum-topic.ts';
import { functionState } from '../../src/model/records/function-state.ts';
import { hasName, savePseudonym, pairOf, pseudonymIn, topicOf } from '../support/forum/author-pseudonyms.ts';
import { hashedId } from '../support/hashed-id.ts';
import { NOBODY, textGrants } from '../support/deleted-account.ts';
import { PAGE, type ServerDocument, type Remote } from '../support/forum/remote.ts';

const OWNER = 'forum-pens';
const PROGRESS_ID = hashedId(OWNER);
const collections: readonly string[] = [forumTopic.collection, forumPost.collection];
/** Other writers may win the race for a text; after this many tries the text is left to the next run. */
const MAX_TRIES = 6;
/** A pseudonym is a UUID; no account of the app or of the clinic gets such an id. */
const pseudonymPattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

/** Progress through the collections in `parts`; `part` is past the last index when all texts are done. */
interface Progress {
  readonly part: number;
  /** The id of the last text that was checked. */
  readonly after?: string;
}

/**
 * Returns NOBODY when the account with this id is younger than the text: Appwrite lets a new account have the id of a
 * deleted one, and the new account did not write the text.
 */
async function ownerOf(remote: Remote, writer: string, { $createdAt }: ServerDocument): Promise<string> {
  if (pseudonymPattern.test(writer)) return NOBODY;
  const account = await remote.person(writer);
  return Date.parse(account?.registration ?? '') <= Date.parse($createdAt) ? writer : NOBODY;
}

/** The pseudonym of an anonymous text; null when another run stored one at the same moment. */
async function pseudonymFor(remote: Remote, text: ServerDocument): Promise<string | null> {
  const [writer, topicId] = [String(text['userId']), topicOf(text)];
  if (writer === NOBODY) return writer;
  const byPseudonym = [Query.equal('topicId', [topicId]), Query.equal('penId', [writer]), Query.limit(1)];
  const [row] = await remote.list(forumAuthor.collection, ...byPseudonym);
  if (row?.['penId'] === writer) return writer;
  const userId = await ownerOf(remote, writer, text);
  // A pair id made from the old account id would lead a new owner of that id to this pseudonym.
  const pairId = userId === NOBODY ? hashedId('forum author', NOBODY, writer, topicId) : pairOf(userId, topicId);
  const existing = await pseudonymIn(remote, pairId);
  if (existing !== undefined) return existing;
  const penId = pseudonymPattern.test(writer) ? writer : crypto.randomUUID();
  return (await remote.commit([savePseudonym({ userId, topicId, penId, pairId })])) ? penId : null;
}

/**
 * Replaces the account by a pseudonym in one anonymous text and removes it from the grants.
 * @returns false when another writer changed the text first
 */
async function tryAnonymize(remote: Remote, collection: string, text: ServerDocument): Promise<boolean> {
  if (hasName(text)) return true;
  const penId = await pseudonymFor(remote, text);
  if (penId === null) return false;
  const namesAccount = text.$permissions.some((permission) => permission.includes('"user:'));
  if (penId === text['userId'] && !namesAccount) return true;
  const grants = namesAccount ? textGrants(NOBODY, text['isHidden'] === true) : undefined;
  return remote.change(collection, text.$id, text.$updatedAt, { userId: penId }, grants);
}

/** @throws Error when other writers changed the text first in every try */
async function anonymize(remote: Remote, collection: string, found: ServerDocument): Promise<void> {
  let text: ServerDocument | undefined = found;
  for (let tries = 0; text && tries < MAX_TRIES; tries += 1) {
    if (await tryAnonymize(remote, collection, text)) return;
    text = await remote.get(collection, found.$id);
  }
  if (text) throw new Error(`others were quicker ${MAX_TRIES} times`);
}

/**
 * Anonymous texts from before pseudonyms existed contain the account's id, in `userId` or, when hidden, in their
 * grants. Each gets the author's pseudonym of its topic, or one without an account. Pseudonyms whose rows were deleted
 * with their account get a row again, so that no account can get their id. All texts are checked once; an interrupted
 * run continues from the stored progress. A backup from before has no stored progress, so it is checked as well.
 * @param endsAt ms since 1970, after which the rest is left to the next run
 */
export async function assignPseudonyms(remote: Remote, endsAt: number): Promise<void> {
  const stored = await remote.get(functionState.collection, PROGRESS_ID);
  let progress: Progress = stored ? (JSON.parse(String(stored['value'])) as Progress) : { part: 0 };
  for (;;) {
    const collection = collections[progress.part];
    if (collection === undefined || Date.now() > endsAt) return;
    const from = progress.after === undefined ? [] : [Query.greaterThan('$id', progress.after)];
    const page = await remote.list(collection, ...from, Query.orderAsc('$id'), Query.limit(PAGE));
    for (const text of page) {
      // Texts that are done stay done, so the same page takes less time in the next run.
      if (Date.now() > endsAt) return;
      await anonymize(remote, collection, text);
    }
    const last = page.length === PAGE ? page.at(-1) : undefined;
    progress = last ? { part: progress.part, after: last.$id } : { part: progress.part + 1 };
    await remote.upsert(functionState.collection, PROGRESS_ID, { owner: OWNER, value: JSON.stringify(progress) });
  }
}
