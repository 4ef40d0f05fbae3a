import { Databases, ID, Query } from 'appwrite';
import { blogDraft, type BlogDraft } from '@/model/blog/blog-draft.ts';
import { PostRefused } from '@/model/blog/blog-input.ts';
import { toInstant } from '@/model/time/instant.ts';
import { pageClient } from '@/sync/account/page-client.ts';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { isRefusal } from '@/sync/transport/is-refusal.ts';
import { withPostRefused } from './blog.ts';

/** More drafts than a clinic has at one time. */
const MAX_DRAFTS = 200;

/** A draft as the list shows it. */
export interface ListedDraft extends Pick<BlogDraft, 'title' | 'language' | 'publishFault'> {
  readonly id: string;
  readonly updatedAt: string;
  /** Instant at which the server publishes it; null for a draft without a time. */
  readonly publishAt: string | null;
}
/** A draft with the fields of the editor as JSON. */
export interface StoredDraft extends ListedDraft, Pick<BlogDraft, 'body'> {}

const databases = () => new Databases(pageClient());
const place = () => ({ databaseId: checkConfiguration().databaseId, collectionId: blogDraft.collection });

interface DraftDocument extends Partial<BlogDraft> {
  readonly $id: string;
  readonly $updatedAt: string;
}

const toDraft = (document: unknown): StoredDraft => {
  const { $id, $updatedAt, title, language, body, publishAt, publishFault } = document as DraftDocument;
  return {
    id: $id,
    updatedAt: toInstant($updatedAt),
    title: title ?? null,
    language: language ?? null,
    body: body ?? '',
    publishAt: publishAt ? toInstant(publishAt) : null,
    publishFault: publishFault ?? null,
  };
};

/** The drafts of all administrators, the last changed first; the server lists none for other users. @throws without a network */
export async function listDrafts(): Promise<readonly ListedDraft[]> {
  const queries = [
    Query.select(['$id', '$updatedAt', 'title', 'language', 'publishAt', 'publishFault']),
    Query.orderDesc('$updatedAt'),
    Query.limit(MAX_DRAFTS),
  ];
  return (await databases().listDocuments({ ...place(), queries })).documents.map(toDraft);
}

/** Null when it was published or deleted. @throws when there is no network */
export async function readDraft(id: string): Promise<StoredDraft | null> {
  try {
    return toDraft(await databases().getDocument({ ...place(), documentId: id }));
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw error;
  }
}

/** Stores a new draft. @throws PostRefused */
export const createDraft = (data: BlogDraft): Promise<StoredDraft> =>
  withPostRefused(async () => toDraft(await databases().createDocument({ ...place(), documentId: ID.unique(), data })));

/** @throws PostRefused; `notFound` when it was published or deleted meanwhile */
export const updateDraft = (id: string, data: Partial<BlogDraft>): Promise<StoredDraft> =>
  withPostRefused(async () => {
    try {
      return toDraft(await databases().updateDocument({ ...place(), documentId: id, data }));
    } catch (error) {
      throw isRefusal(error, 404) ? new PostRefused('notFound', { id }) : error;
    }
  });

/**
 * Sets the time at which the server publishes a draft as it is stored then. @param publishAt null takes the time back
 * @throws PostRefused; `notFound` when it was published or deleted meanwhile
 */
export const scheduleDraft = (id: string, publishAt: string | null, writtenBy: string): Promise<StoredDraft> =>
  updateDraft(id, { publishAt, publishFault: null, writtenBy });

/** Deletes a draft; one that is gone already is no error. @throws PostRefused */
export const removeDraft = (id: string): Promise<void> =>
  withPostRefused(async () => {
    try {
      await databases().deleteDocument({ ...place(), documentId: id });
    } catch (error) {
      if (!isRefusal(error, 404)) throw error;
    }
  });
