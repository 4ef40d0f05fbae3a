import { AppwriteException, Databases, ID, Query, Storage } from 'appwrite';
import { pictureIdsIn } from '@/model/blog/article-pictures.ts';
import { newPost, postChanges, PostRefused } from '@/model/blog/blog-input.ts';
import { blogPost, type ArticleLanguage, type BlogPost, type PublishedPost } from '@/model/blog/blog-post.ts';
import { toInstant } from '@/model/time/instant.ts';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { isRefusal } from '@/sync/transport/is-refusal.ts';
import { pageClient } from '@/sync/account/page-client.ts';

/** Articles of one page of the list (spec section 9). */
export const POSTS_PAGE = 25;
const BUCKET = 'blog-images';

/** An article as a list shows it: without the body, which may be long. */
export type ListedPost = Omit<PublishedPost, 'content'>;

const listed = [
  'title',
  'slug',
  'author',
  'category',
  'tags',
  'imageFileId',
  'imageAlt',
  'fromWeek',
  'toWeek',
  'reviewer',
  'publishedAt',
  'language',
];

export interface PostQuery {
  readonly search: string;
  /** Null for all. */
  readonly category: string | null;
  readonly language?: ArticleLanguage;
  readonly offset: number;
}

interface BlogDocument extends Record<string, unknown> {
  readonly $id: string;
  readonly $createdAt: string;
}

const collectionPath = () => ({ databaseId: checkConfiguration().databaseId, collectionId: blogPost.collection });
const databases = () => new Databases(pageClient());

function toPost(document: BlogDocument): PublishedPost {
  const fields = Object.keys(blogPost.fields).map((name) => [name, document[name] ?? null]);
  return { ...(Object.fromEntries(fields) as BlogPost), id: document.$id, createdAt: toInstant(document.$createdAt) };
}

/** A page of the articles, newest first; needs no session. @throws when there is no network */
export async function listPosts({
  search,
  category,
  language,
  offset,
}: PostQuery): Promise<{ posts: ListedPost[]; total: number }> {
  const words = search.trim();
  const { documents, total } = await databases().listDocuments({
    ...collectionPath(),
    queries: [
      Query.select(['$id', '$createdAt', ...listed]),
      Query.orderDesc('$createdAt'),
      Query.limit(POSTS_PAGE),
      Query.offset(offset),
      ...(words === '' ? [] : [Query.search('title', words)]),
      ...(category === null ? [] : [Query.equal('category', category)]),
      ...(language === undefined ? [] : [Query.equal('language', language)]),
    ],
  });
  return { posts: documents.map((document) => toPost(document as unknown as BlogDocument)), total };
}

/** The article at an address; null when there is none. @throws when there is no network */
export async function findPost(slug: string): Promise<PublishedPost | null> {
  const { documents } = await databases().listDocuments({
    ...collectionPath(),
    queries: [Query.equal('slug', slug), Query.limit(1)],
  });
  const [found] = documents as unknown as BlogDocument[];
  return found ? toPost(found) : null;
}

/** The backend's error as a PostRefused, with the spec's texts. */
function toPostRefused(error: unknown): PostRefused {
  if (error instanceof PostRefused) return error;
  if (isRefusal(error, 409)) return new PostRefused('slugTakenMeanwhile');
  if (error instanceof AppwriteException && error.code > 0)
    return new PostRefused('backend', { code: error.code, message: error.message });
  return new PostRefused('unreachable');
}

/** Runs a request of administrators. @throws PostRefused instead of the backend's error */
export async function withPostRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toPostRefused(error);
  }
}

async function requireFreeSlug(slug: string, ownId: string): Promise<void> {
  const other = await findPost(slug);
  if (other && other.id !== ownId) throw new PostRefused('slugTaken', { slug });
}

/** Validates an article that is to be published later. @throws PostRefused */
export const checkPost = (given: BlogPost): Promise<void> =>
  withPostRefused(() => requireFreeSlug(newPost(given).slug, ''));

/**
 * Publishes a new article; the server accepts it only from administrators.
 * @param documentId the id of its draft: an article that the server publishes at its time in the same moment is made once
 * @throws PostRefused
 */
export const createPost = (given: BlogPost, documentId: string = ID.unique()): Promise<PublishedPost> =>
  withPostRefused(async () => {
    const data = newPost({ ...given, publishedAt: toInstant(Date.now()) });
    await requireFreeSlug(data.slug, '');
    return toPost(
      (await databases().createDocument({
        ...collectionPath(),
        documentId,
        data,
      })) as unknown as BlogDocument,
    );
  });

/** An article as the server has it now, before an edit of it is sent; its slug may have changed. @throws PostRefused */
export const postNow = (id: string): Promise<PublishedPost> =>
  withPostRefused(async () => {
    if (id === '') throw new PostRefused('noIdToUpdate');
    try {
      return toPost(
        (await databases().getDocument({ ...collectionPath(), documentId: id })) as unknown as BlogDocument,
      );
    } catch (error) {
      throw isRefusal(error, 404) ? new PostRefused('notFound', { id }) : error;
    }
  });

/** Sends the changed fields; without a change returns the article as it is. @throws PostRefused */
export const updatePost = (before: PublishedPost, given: Partial<BlogPost>): Promise<PublishedPost> =>
  withPostRefused(async () => {
    const { id: documentId, createdAt: _createdAt, ...fields } = before;
    const data = postChanges(documentId, fields, given);
    if (data.slug) await requireFreeSlug(data.slug, documentId);
    const at = { ...collectionPath(), documentId };
    try {
      const request =
        Object.keys(data).length === 0 ? databases().getDocument(at) : databases().updateDocument({ ...at, data });
      return toPost((await request) as unknown as BlogDocument);
    } catch (error) {
      throw isRefusal(error, 404) ? new PostRefused('notFound', { id: documentId }) : error;
    }
  });

/**
 * Deletes an article, and its pictures unless they are kept for a draft.
 * @throws PostRefused
 */
export const deletePost = (
  { id, imageFileId, content }: Pick<PublishedPost, 'id' | 'imageFileId' | 'content'>,
  { keepsPictures = false } = {},
): Promise<void> =>
  withPostRefused(async () => {
    if (id === '') throw new PostRefused('noIdToDelete');
    try {
      await databases().deleteDocument({ ...collectionPath(), documentId: id });
    } catch (error) {
      if (isRefusal(error, 401)) throw new PostRefused('deleteDenied');
      throw isRefusal(error, 404) ? new PostRefused('deleteGone') : error;
    }
    if (keepsPictures) return;
    for (const fileId of [...(imageFileId ? [imageFileId] : []), ...pictureIdsIn(content)])
      await removePostPicture(fileId);
  });

/** Sends a picture for an article. @returns its id. @throws PostRefused */
export const sendPostPicture = (picture: Blob): Promise<string> =>
  withPostRefused(async () => {
    const file = new File([picture], 'picture.jpg', { type: 'image/jpeg' });
    const { $id } = await new Storage(pageClient()).createFile({ bucketId: BUCKET, fileId: ID.unique(), file });
    return $id;
  });

/** Deletes a picture that no article uses any more; if that fails, the unused picture does no harm. */
export async function removePostPicture(fileId: string): Promise<void> {
  await new Storage(pageClient()).deleteFile({ bucketId: BUCKET, fileId }).catch(() => undefined);
}
