import {
  calendarDate,
  choice,
  id,
  instant,
  integer,
  required,
  text,
  texts,
  type Values,
} from '@/model/schema/field.ts';
import { issue, type Issue } from '@/model/schema/issue.ts';
import { sharedRecord } from '@/model/schema/record.ts';
import { isReservedSlug, isSlug } from './slug.ts';

/** The last week of pregnancy that an article can name. */
const LAST_WEEK = 42;

/** The languages in which an article can be written: those of the app. */
export const articleLanguages = ['en', 'es', 'fr', 'hi', 'ar', 'sw'] as const;
export type ArticleLanguage = (typeof articleLanguages)[number];

/** An article. Anyone can read it; only administrators can write it. */
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
    /** A file id in the bucket blog-images. */
    imageFileId: id(),
    /** Alternative text of the picture for screen readers. */
    imageAlt: text(300),
    tags: texts(64, 50),
    /** Sources of the article, one per entry. */
    sources: texts(500, 50),
    /** The clinician who reviewed the article, and the day; both absent before a review. */
    reviewer: text(128),
    reviewedOn: calendarDate(),
    /** The completed weeks of pregnancy that the article is for. */
    fromWeek: integer(0, LAST_WEEK),
    toWeek: integer(0, LAST_WEEK),
    publishedAt: instant(),
    /** The language of the text; absent in articles that were written before there was this field. */
    language: choice(articleLanguages),
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
/** The article as stored on the server. */
export type PublishedPost = BlogPost & { readonly id: string; readonly createdAt: string };

interface Weeks {
  readonly fromWeek?: number | null;
  readonly toWeek?: number | null;
}

/** Only one of the two set means "from that week on" or "until that week". */
const weekIssues = ({ fromWeek, toWeek }: Weeks): Issue[] =>
  fromWeek != null && toWeek != null && toWeek < fromWeek ? [issue('toWeek', 'ends_early')] : [];
