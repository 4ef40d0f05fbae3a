import { Query } from 'node-appwrite';
import { draftIn, postOf } from '../../src/model/blog/article-draft.ts';
import { blogDraft, publishFaults, type PublishFault } from '../../src/model/blog/blog-draft.ts';
import { newPost, PostRefused } from '../../src/model/blog/blog-input.ts';
import { blogPost, type BlogPost } from '../../src/model/blog/blog-post.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { withClinicLog } from '../support/clinic-log.ts';
import { fallBackOnCodes } from '../support/fall-back-on-codes.ts';
import type { Remote, ServerDocument } from './remote.ts';

/** Drafts in one run; the next run goes on. */
const MOST_DRAFTS = 25;

const faultOf = (error: unknown): PublishFault | undefined =>
  error instanceof PostRefused ? publishFaults.find((fault) => fault === error.fault) : undefined;

/** Changes the draft; one that an administrator has removed meanwhile is no error. */
const changeDraft = (remote: Remote, id: string, data: object): Promise<void> =>
  fallBackOnCodes(remote.change(blogDraft.collection, id, data), [404], undefined);

const textOf = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));

/** Whether the article has what the draft has. */
const isOfDraft = (published: ServerDocument, { publishedAt: _publishedAt, ...post }: BlogPost): boolean =>
  Object.entries(post).every(([name, value]) => textOf(published[name]) === textOf(value));

/**
 * Removes the draft of an article that is published. A draft that was changed since it was read stays, as a draft without
 * a time: its newer text must not get lost.
 */
async function finish(remote: Remote, draft: ServerDocument, published: ServerDocument, post: BlogPost): Promise<void> {
  const isRead = Query.lessThanEqual('$updatedAt', String(draft['$updatedAt']));
  if (isOfDraft(published, post))
    await remote.removeWhere(blogDraft.collection, [Query.equal('$id', [draft.$id]), isRead]);
  await changeDraft(remote, draft.$id, { publishAt: null, publishFault: null });
}

/**
 * Makes the article, under the id of the draft: a run that is repeated, or overlaps with another one, makes no second
 * one. @returns false when another article has the address
 */
async function publish(remote: Remote, draft: ServerDocument, post: BlogPost): Promise<boolean> {
  await fallBackOnCodes(remote.create(blogPost.collection, draft.$id, post), [409], undefined);
  const published = await remote.find(blogPost.collection, draft.$id);
  if (published) await finish(remote, draft, published, post);
  return published !== undefined;
}

async function publishDraft(remote: Remote, draft: ServerDocument, now: string): Promise<boolean> {
  const { $id, body, writtenBy } = draft;
  // It stays a draft, and no later run tries it again.
  const noteFault = (publishFault: PublishFault) => changeDraft(remote, $id, { publishAt: null, publishFault });
  let post: BlogPost;
  try {
    post = newPost({ ...postOf(draftIn(String(body))), publishedAt: now });
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    await noteFault(fault);
    return false;
  }
  const entry = { actorId: String(writtenBy), action: 'publish-article' as const, targetId: $id };
  const isPublished = await withClinicLog(remote.client, entry, () => publish(remote, draft, post));
  if (!isPublished) await noteFault('slugTaken');
  return isPublished;
}

/**
 * Publishes the drafts whose time has come, each exactly once, also after an interruption.
 * @param onFailure called for each draft that the next run tries again
 * @returns how many were published
 */
export async function publishDueArticles(
  remote: Remote,
  now: Date,
  onFailure: (id: string, error: unknown) => void,
): Promise<number> {
  const due = await remote.list(blogDraft.collection, [
    Query.lessThanEqual('publishAt', toInstant(now.getTime())),
    Query.orderAsc('publishAt'),
    Query.limit(MOST_DRAFTS),
  ]);
  let published = 0;
  for (const draft of due)
    try {
      if (await publishDraft(remote, draft, toInstant(now.getTime()))) published++;
    } catch (error) {
      onFailure(draft.$id, error);
    }
  return published;
}
