import { calendarDate, id, instant, integer, required, text, texts, type Values } from './field.ts';
import { issue, type Issue } from './issue.ts';
import { sharedRecord } from './record.ts';
import { isReservedSlug, isSlug } from './slug.ts';

/** Weeks of pregnancy that can be named. */
const LAST_WEEK = 42;

/** An article. Read by anyone; written by administrators alone. */
export const blogPost = sharedRecord({
  collection: 'blog_posts',
  title: 'blog post',
  conflict: 'server',
  collectionGrants: ['read("any")', 'create("label:admin")', 'update("label:admin")', 'delete("label:admin")'],
  fields: {
    title: required(text(200)),
    slug: required(text(200)),
    /** Markdown. */
    content: required(text(200_000)),
    author: required(text(128)),
    category: text(64),
    imageUrl: text(2000),
    /** In the bucket blog-images. */
    imageFileId: id(),
    /** What the picture shows, for who cannot see it. */
    imageAlt: text(300),
    tags: texts(64, 50),
    /** Where what it says is from, one entry each. */
    sources: texts(500, 50),
    /** The clinician who has read it, and when; absent until one has. */
    reviewer: text(128),
    reviewedOn: calendarDate(),
    /** Completed weeks of pregnancy for which it is meant. */
    fromWeek: integer(0, LAST_WEEK),
    toWeek: integer(0, LAST_WEEK),
    publishedAt: instant(),
  },
  indexes: [
    { type: 'unique', on: ['slug'] },
    { type: 'fulltext', on: ['title'] },
    { type: 'key', on: ['category'] },
  ],
  check: (post) => [
    ...(isSlug(post.slug) && !isReservedSlug(post.slug) ? [] : [issue('slug', 'form')]),
    ...(post.imageFileId && !post.imageAlt?.trim() ? [issue('imageAlt', 'required', { record: 'blog post' })] : []),
    ...weekIssues(post),
  ],
});
export type BlogPost = Values<typeof blogPost.fields>;
/** As the server holds it. */
export type PublishedPost = BlogPost & { readonly id: string; readonly createdAt: string };

interface Weeks {
  readonly fromWeek?: number | null;
  readonly toWeek?: number | null;
}

/** One alone means from that week on, or until it. */
const weekIssues = ({ fromWeek, toWeek }: Weeks): Issue[] =>
  fromWeek != null && toWeek != null && toWeek < fromWeek ? [issue('toWeek', 'ends_early')] : [];
