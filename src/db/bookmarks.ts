import type { BookmarkedMessage } from '@/model/bookmarked-message.ts';
import type { BookmarkedProduct } from '@/model/bookmarked-product.ts';
import { derivedId } from '@/model/derived-id.ts';
import { toInstant } from '@/model/instant.ts';
import { appendRecord, deleteRecord } from './append-record.ts';
import { readable } from './edited-records.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { currentStore } from './open-store.ts';

interface Bookmarked {
  readonly message: BookmarkedMessage;
  readonly product: BookmarkedProduct;
}
type Kind = keyof Bookmarked;
export type Kept<K extends Kind> = Bookmarked[K] & { readonly id: string };

/** Spec section 9. */
const SHOWN = 100;

/** The newest bookmarks of one kind. */
export const liveBookmarks = <K extends Kind>(kind: K): LiveQuery<Kept<K>[]> =>
  liveQuery(
    async () =>
      (await (await currentStore()).collection('bookmarks')).find({
        selector: { kind },
        sort: [{ kind: 'asc' }, { recordedDesc: 'asc' }],
        limit: SHOWN,
      }).$,
    readable<Kept<K>>,
  );

const bookmarkedAt = (now = Date.now()) => ({ bookmarkedAt: toInstant(now) });

/** The id follows from whose bookmark it is and of what, so that keeping it twice, or on two phones, keeps one. */
const bookmarkId = async (kind: Kind, what: string): Promise<string> =>
  derivedId(kind, (await currentStore()).userId, what);

/** Keeps what the assistant said. @throws InvalidRecord, StorageFailure */
export async function bookmarkMessage(content: string): Promise<Kept<'message'>> {
  const messageContent = content.trim();
  const place = { kind: 'message', id: await bookmarkId('message', messageContent) };
  return appendRecord('bookmarks', { messageContent, ...bookmarkedAt() }, place);
}

/** Keeps a product; one that is kept already is answered as it is. @throws InvalidRecord, StorageFailure */
export async function bookmarkProduct(
  product: Omit<BookmarkedProduct, 'userId' | 'bookmarkedAt'>,
  now = Date.now(),
): Promise<Kept<'product'>> {
  const place = { kind: 'product', id: await bookmarkId('product', product.productId) };
  return appendRecord('bookmarks', { ...product, ...bookmarkedAt(now) }, place);
}

/** @throws StorageFailure */
export const removeBookmark = (id: string): Promise<void> => deleteRecord('bookmarks', id);

/** @throws StorageFailure */
export const removeProduct = async (productId: string): Promise<void> =>
  removeBookmark(await bookmarkId('product', productId));
