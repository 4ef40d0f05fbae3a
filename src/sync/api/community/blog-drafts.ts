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
export type ListedDraft = Pick<BlogDraft, 'title' | 'language'> & { readonly id: string; readonly updatedAt: string };
/** A draft with the fields of the editor as JSON. */
export type StoredDraft = ListedDraft & Pick<BlogDraft, 'body'>;

const databases = () => new Databases(pageClient());
const place = () => ({ databaseId: checkConfiguration().databaseId, collectionId: blogDraft.collection });

interface DraftDocument extends Partial<BlogDraft> {
  readonly $id: string;
  readonly $updatedAt: string;
}

const toDraft = (document: unknown): StoredDraft => {
  const { $id, $updatedAt, title, language, body } = document as DraftDocument;
  return {
    id: $id,
    updatedAt: toInstant($updatedAt),
    title: title ?? null,
    language: language ?? null,
    body: body ?? '',
  };
};

/** The drafts of all administrators, the last changed first; the server lists none for other users. @throws without a network */
export async function listDrafts(): Promise<readonly ListedDraft[]> {
  const queries = [
    Query.select(['$id', '$updatedAt', 'title', 'language']),
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
export const updateDraft = (id: string, data: BlogDraft): Promise<StoredDraft> =>
  withPostRefused(async () => {
    try {
      return toDraft(await databases().updateDocument({ ...place(), documentId: id, data }));
    } catch (error) {
      throw isRefusal(error, 404) ? new PostRefused('notFound', { id }) : error;
    }
  });

/** Deletes a draft; one that is gone already is no error. @throws PostRefused */
export const removeDraft = (id: string): Promise<void> =>
  withPostRefused(async () => {
    try {
      await databases().deleteDocument({ ...place(), documentId: id });
    } catch (error) {
      if (!isRefusal(error, 404)) throw error;
    }
  });
