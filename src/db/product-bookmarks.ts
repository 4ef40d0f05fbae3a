import { bookmarkedProduct, type BookmarkedProduct } from '@/model/bookmarked-product.ts';
import { derivedId } from '@/model/derived-id.ts';
import { toInstant } from '@/model/instant.ts';
import { accept } from '@/model/record.ts';
import { readable } from './edited-records.ts';
import { inStore } from './in-store.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
import { currentStore } from './open-store.ts';
import { recordedDescOf } from './recorded-desc.ts';
import { withoutContent } from './without-content.ts';

export type KeptProduct = BookmarkedProduct & { readonly id: string };

const idOf = (userId: string, productId: string) => derivedId('product', userId, productId);

/** Bookmarks a product; one that is there already stays as it is. @throws InvalidRecord, StorageFailure */
export const keepProduct = (
  values: Omit<BookmarkedProduct, 'userId' | 'bookmarkedAt'>,
  now = Date.now(),
): Promise<void> =>
  inStore(async (store) => {
    const bookmarks = await store.collection('bookmarks');
    const id = await idOf(store.userId, values.productId);
    if (await bookmarks.findOne(id).exec()) return;
    const accepted = accept(bookmarkedProduct, { ...values, userId: store.userId, bookmarkedAt: toInstant(now) });
    await bookmarks.insert({
      ...accepted,
      id,
      userId: store.userId,
      kind: 'product',
      recordedDesc: recordedDescOf('bookmarks', accepted),
      serverUpdatedAt: '',
    } as LocalRow);
  });

/** Takes a bookmark away; gone already is fine. @throws StorageFailure */
export const dropProduct = (productId: string): Promise<void> =>
  inStore(async (store) => {
    const bookmarks = await store.collection('bookmarks');
    const row = await bookmarks.findOne(await idOf(store.userId, productId)).exec();
    await row?.incrementalModify(withoutContent);
  });

/** At most so many, as the list of the spec. */
const MOST = 100;

/** The bookmarked products, the newest first. */
export const liveProducts: LiveQuery<KeptProduct[]> = liveQuery(
  async () => {
    const bookmarks = await (await currentStore()).collection('bookmarks');
    const sort = [{ kind: 'asc' }, { recordedDesc: 'asc' }] as never;
    return bookmarks.find({ selector: { kind: 'product' }, sort, limit: MOST }).$;
  },
  readable<KeptProduct>,
);
