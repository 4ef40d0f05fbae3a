import { encrypted, id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { ownedRecord } from '@/model/schema/record.ts';

/** A saved product. The id is derived from user and product, so that saving it twice makes one record. */
export const bookmarkedProduct = ownedRecord({
  collection: 'bookmarked_products',
  title: 'bookmarked product',
  conflict: 'append-only',
  hasDerivedId: true,
  creatorMay: ['read', 'update', 'delete'],
  fields: {
    userId: required(id()),
    productId: required(id()),
    productName: required(encrypted(text(200))),
    description: required(encrypted(text(2000))),
    category: text(100),
    searchKeywords: encrypted(text(500)),
    reasoning: encrypted(text(2000)),
    bookmarkedAt: required(instant()),
  },
});
export type BookmarkedProduct = Values<typeof bookmarkedProduct.fields>;
