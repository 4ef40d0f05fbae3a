import { blogPost, type BlogPost } from './blog-post.ts';
import type { Issue } from '@/model/schema/issue.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { isReservedSlug, isSlug } from './slug.ts';

/** Why an article cannot be written, changed or deleted. The spec has no messages for the last three. */
export type PostError =
  | 'required'
  | 'slugForm'
  | 'slugEmpty'
  | 'slugTaken'
  | 'slugTakenMeanwhile'
  | 'noIdToUpdate'
  | 'noIdToDelete'
  | 'notFound'
  | 'deleteDenied'
  | 'deleteGone'
  | 'backend'
  | 'unreachable'
  | 'field'
  | 'changedElsewhere';

export class PostRefused extends Error {
  override name = 'PostRefused';
  constructor(
    readonly fault: PostError,
    readonly values: Readonly<Record<string, string | number>> = {},
    /** Only for the reason `field`: which fields are invalid and why. */
    readonly issues: readonly Issue[] = [],
  ) {
    super(`the article is refused (${fault})`);
  }
}

type PostInput = { readonly [K in keyof BlogPost]?: BlogPost[K] | null };

const cleanValue = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() || null;
  return Array.isArray(value) ? value.map((each) => String(each).trim()).filter(Boolean) : value;
};

/** Trims texts, drops blank list entries, and sets empty texts to null. */
export const cleanPost = (input: PostInput): PostInput =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, cleanValue(value)])) as PostInput;

function requireComplete(post: PostInput): BlogPost {
  if (!post.title || !post.slug || !post.content || !post.author) throw new PostRefused('required');
  if (!isSlug(post.slug)) throw new PostRefused('slugForm');
  if (isReservedSlug(post.slug)) throw new PostRefused('slugTaken', { slug: post.slug });
  const issues = validateRecord(blogPost, post);
  if (issues.length > 0) throw new PostRefused('field', {}, issues);
  return post as BlogPost;
}

/** Validates a new article and returns it as it is sent. @throws PostRefused */
export const newPost = (input: PostInput): BlogPost => requireComplete(cleanPost(input));

/** The fields that an edit of an article changes. @throws PostRefused */
export function postChanges(id: string, before: PostInput, input: PostInput): Partial<BlogPost> {
  if (id === '') throw new PostRefused('noIdToUpdate');
  const after = cleanPost(input);
  if ('slug' in after && !after.slug) throw new PostRefused('slugEmpty');
  requireComplete({ ...cleanPost(before), ...after });
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));
  const changed = Object.entries(after).filter(
    ([name, value]) => text(value) !== text(cleanValue(before[name as keyof BlogPost])),
  );
  return Object.fromEntries(changed) as Partial<BlogPost>;
}
