import type { BookmarkedMessage } from '@/model/messages/bookmarked-message.ts';
import type { BookmarkedProduct } from '@/model/records/bookmarked-product.ts';
import { derivedId } from '@/model/schema/derived-id.ts';
import { toInstant } from '@/model/time/instant.ts';
import { appendRecord, deleteRecord } from '@/db/writes/append-record.ts';
import { readableRecords } from '@/db/writes/edited-records.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { currentStore } from '@/db/store/open-store.ts';

interface Bookmarked {
  readonly message: BookmarkedMessage;
  readonly product: BookmarkedProduct;
}
type Kind = keyof Bookmarked;
export type StoredBookmark<K extends Kind> = Bookmarked[K] & { readonly id: string };

/** Spec section 9. */
const SHOWN = 100;

/** The newest bookmarks of one kind. */
export const liveBookmarks = <K extends Kind>(kind: K): LiveQuery<StoredBookmark<K>[]> =>
  liveQuery(
    async () =>
      (await (await currentStore()).collection('bookmarks')).find({
        selector: { kind },
        sort: [{ kind: 'asc' }, { recordedDesc: 'asc' }],
        limit: SHOWN,
      }).$,
    readableRecords<StoredBookmark<K>>,
  );

const bookmarkedAt = (now = Date.now()) => ({ bookmarkedAt: toInstant(now) });

/** The id is derived from the user and the content, so that saving it twice, or on two devices, creates one bookmark. */
const bookmarkId = async (kind: Kind, content: string): Promise<string> =>
  derivedId(kind, (await currentStore()).userId, content);

/** Bookmarks an answer of the assistant. @throws InvalidRecord, StorageFailure */
export async function bookmarkMessage(content: string): Promise<StoredBookmark<'message'>> {
  const messageContent = content.trim();
  const identity = { kind: 'message', id: await bookmarkId('message', messageContent) };
  return appendRecord('bookmarks', { messageContent, ...bookmarkedAt() }, identity);
}

/** Bookmarks a product. Returns an existing bookmark unchanged. @throws InvalidRecord, StorageFailure */
export async function bookmarkProduct(
  product: Omit<BookmarkedProduct, 'userId' | 'bookmarkedAt'>,
  now = Date.now(),
): Promise<StoredBookmark<'product'>> {
  const identity = { kind: 'product', id: await bookmarkId('product', product.productId) };
  return appendRecord('bookmarks', { ...product, ...bookmarkedAt(now) }, identity);
}

/** @throws StorageFailure */
export const removeBookmark = (id: string): Promise<void> => deleteRecord('bookmarks', id);

/** @throws StorageFailure */
export const removeProduct = async (productId: string): Promise<void> =>
  removeBookmark(await bookmarkId('product', productId));
