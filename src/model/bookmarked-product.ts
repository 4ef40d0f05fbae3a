import { id, instant, required, text, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/** A product worth keeping; the id comes from user and product, so that a second bookmark is the first one. */
export const bookmarkedProduct = ownedRecord({
  collection: 'bookmarked_products',
  title: 'bookmarked product',
  conflict: 'append-only',
  hasDerivedId: true,
  creatorMay: ['read', 'update', 'delete'],
  fields: {
    userId: required(id()),
    productId: required(id()),
    productName: required(text(200)),
    description: required(text(2000)),
    category: text(100),
    searchKeywords: text(500),
    reasoning: text(2000),
    bookmarkedAt: required(instant()),
  },
});
export type BookmarkedProduct = Values<typeof bookmarkedProduct.fields>;
