import { blogPost, type BlogPost } from './blog-post.ts';
import type { Issue } from './issue.ts';
import { judge } from './record.ts';
import { isReservedSlug, isSlug } from './slug.ts';

/** Why an article is not written, changed or deleted; the last three have no words in the spec. */
export type PostFault =
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
    readonly fault: PostFault,
    readonly values: Readonly<Record<string, string | number>> = {},
    /** Of the fault `field`: which one and why. */
    readonly issues: readonly Issue[] = [],
  ) {
    super(`the article is refused (${fault})`);
  }
}

type Given = { readonly [K in keyof BlogPost]?: BlogPost[K] | null };

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() || null;
  return Array.isArray(value) ? value.map((each) => String(each).trim()).filter(Boolean) : value;
};

/** Texts trimmed, blank entries of lists dropped, empty texts absent. */
export const cleanedPost = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, cleaned(value)])) as Given;

function requireWhole(post: Given): BlogPost {
  if (!post.title || !post.slug || !post.content || !post.author) throw new PostRefused('required');
  if (!isSlug(post.slug)) throw new PostRefused('slugForm');
  if (isReservedSlug(post.slug)) throw new PostRefused('slugTaken', { slug: post.slug });
  const issues = judge(blogPost, post);
  if (issues.length > 0) throw new PostRefused('field', {}, issues);
  return post as BlogPost;
}

/** A new article as it is sent. @throws PostRefused */
export const newPost = (given: Given): BlogPost => requireWhole(cleanedPost(given));

/**
 * What a change of an article changes, against how it was. @throws PostRefused
 * @returns the changed fields alone
 */
export function postChanges(id: string, before: Given, given: Given): Partial<BlogPost> {
  if (id === '') throw new PostRefused('noIdToUpdate');
  const after = cleanedPost(given);
  if ('slug' in after && !after.slug) throw new PostRefused('slugEmpty');
  requireWhole({ ...cleanedPost(before), ...after });
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));
  const changed = Object.entries(after).filter(
    ([name, value]) => text(value) !== text(cleaned(before[name as keyof BlogPost])),
  );
  return Object.fromEntries(changed) as Partial<BlogPost>;
}
