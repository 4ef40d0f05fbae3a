import { Query } from 'node-appwrite';
import { forumAuthor } from '../../src/model/forum-author.ts';
import { forumPost } from '../../src/model/forum-post.ts';
import { forumTopic } from '../../src/model/forum-topic.ts';
import { functionState } from '../../src/model/function-state.ts';
import { hasName, keepingPen, pairOf, penUnder, topicOf } from '../forum/author.ts';
import { hashedId } from '../hashed-id.ts';
import { NOBODY, textGrants } from '../nobody.ts';
import { PAGE, type Held, type Remote } from './remote.ts';

const OWNER = 'forum-pens';
const MARK = hashedId(OWNER);
const parts: readonly string[] = [forumTopic.collection, forumPost.collection];
/** Others may write at the same moment; whoever loses so often is left to the next run. */
const MOST_TRIES = 6;
/** A pen is a UUID; no account of the app or of the clinic is given such an id. */
const penPattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

/** How far the texts were looked through; `part` is behind the last one when that was done. */
interface Place {
  readonly part: number;
  /** The id of the text looked at last. */
  readonly after?: string;
}

/** Whoever takes the id of an account that is gone has not written what was there before. */
async function ownerOf(remote: Remote, writer: string, { $createdAt }: Held): Promise<string> {
  if (penPattern.test(writer)) return NOBODY;
  const account = await remote.person(writer);
  return Date.parse(account?.registration ?? '') <= Date.parse($createdAt) ? writer : NOBODY;
}

/** The pen that stands or has to stand in a text without a name; null when another kept one at the same moment. */
async function penFor(remote: Remote, text: Held): Promise<string | null> {
  const [writer, topicId] = [String(text['userId']), topicOf(text)];
  if (writer === NOBODY) return writer;
  const isPen = [Query.equal('topicId', [topicId]), Query.equal('penId', [writer]), Query.limit(1)];
  const [row] = await remote.list(forumAuthor.collection, ...isPen);
  if (row?.['penId'] === writer) return writer;
  const userId = await ownerOf(remote, writer, text);
  // Under the pair of her account whoever has its id now would find the pen.
  const pairId = userId === NOBODY ? hashedId('forum author', NOBODY, writer, topicId) : pairOf(userId, topicId);
  const known = await penUnder(remote, pairId);
  if (known !== undefined) return known;
  const penId = penPattern.test(writer) ? writer : crypto.randomUUID();
  return (await remote.commit([keepingPen({ userId, topicId, penId, pairId })])) ? penId : null;
}

/** Takes the account out of one text without a name and out of its grants. @returns false when somebody was quicker */
async function giveOne(remote: Remote, collection: string, text: Held): Promise<boolean> {
  if (hasName(text)) return true;
  const penId = await penFor(remote, text);
  if (penId === null) return false;
  const isNaming = text.$permissions.some((given) => given.includes('"user:'));
  if (penId === text['userId'] && !isNaming) return true;
  const grants = isNaming ? textGrants(NOBODY, text['isHidden'] === true) : undefined;
  return remote.change(collection, text.$id, text.$updatedAt, { userId: penId }, grants);
}

/** @throws Error when others were quicker every time */
async function give(remote: Remote, collection: string, found: Held): Promise<void> {
  let text: Held | undefined = found;
  for (let tries = 0; text && tries < MOST_TRIES; tries += 1) {
    if (await giveOne(remote, collection, text)) return;
    text = await remote.get(collection, found.$id);
  }
  if (text) throw new Error(`others were quicker ${MOST_TRIES} times`);
}

/**
 * Texts without a name that were written before there were pens carry the account, in themselves or, hidden, in their
 * grants: each gets her pen of its topic, or one that is nobody's. Pens whose rows went with their account are kept from
 * being somebody's. All texts are looked through once; what is interrupted goes on from the last mark. A backup from
 * before has no mark, so that it is looked through as well.
 * @param endsAt ms since 1970, after which the rest is left to the next run
 */
export async function givePens(remote: Remote, endsAt: number): Promise<void> {
  const mark = await remote.get(functionState.collection, MARK);
  let place: Place = mark ? (JSON.parse(String(mark['value'])) as Place) : { part: 0 };
  for (;;) {
    const collection = parts[place.part];
    if (collection === undefined || Date.now() > endsAt) return;
    const from = place.after === undefined ? [] : [Query.greaterThan('$id', place.after)];
    const page = await remote.list(collection, ...from, Query.orderAsc('$id'), Query.limit(PAGE));
    for (const text of page) {
      // What was given stays given, so that a page that takes long is shorter next time.
      if (Date.now() > endsAt) return;
      await give(remote, collection, text);
    }
    const last = page.length === PAGE ? page.at(-1) : undefined;
    place = last ? { part: place.part, after: last.$id } : { part: place.part + 1 };
    await remote.upsert(functionState.collection, MARK, { owner: OWNER, value: JSON.stringify(place) });
  }
}
