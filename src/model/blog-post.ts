import { id, instant, required, text, texts, type Values } from './field.ts';
import { sharedRecord } from './record.ts';

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const blogPost = sharedRecord({
  collection: 'blog_posts',
  title: 'blog post',
  conflict: 'server',
  collectionGrants: ['read("any")', 'create("label:admin")', 'update("label:admin")', 'delete("label:admin")'],
  fields: {
    title: required(text(200)),
    slug: required(text(200)),
    content: required(text(200_000)),
    author: required(text(128)),
    category: text(64),
    imageUrl: text(2000),
    imageFileId: id(),
    tags: texts(64, 50),
    publishedAt: instant(),
  },
  indexes: [
    { type: 'unique', on: ['slug'] },
    { type: 'fulltext', on: ['title'] },
    { type: 'key', on: ['category'] },
  ],
});
export type BlogPost = Values<typeof blogPost.fields>;
