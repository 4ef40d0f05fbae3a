import type { BlogPost } from '@/model/blog-post.ts';
import { slugOf } from '@/model/slug.ts';

/** An article while it is written: what stands in the fields. */
export interface ArticleDraft {
  readonly title: string;
  readonly slug: string;
  /** Written by hand: it no longer follows the title. */
  readonly isSlugOwn: boolean;
  readonly content: string;
  readonly author: string;
  readonly category: string;
  /** Separated by commas. */
  readonly tags: string;
  /** One a line. */
  readonly sources: string;
  readonly reviewer: string;
  readonly reviewedOn: string;
  readonly fromWeek: string;
  readonly toWeek: string;
  readonly imageFileId: string;
  readonly imageAlt: string;
}

export const emptyDraft = (author: string): ArticleDraft => ({
  title: '',
  slug: '',
  isSlugOwn: false,
  content: '',
  author,
  category: '',
  tags: '',
  sources: '',
  reviewer: '',
  reviewedOn: '',
  fromWeek: '',
  toWeek: '',
  imageFileId: '',
  imageAlt: '',
});

const numberText = (value: number | null | undefined) => (value == null ? '' : String(value));

/** An article that is there, in the fields. Its address stays: others have it. */
export const draftOf = (post: BlogPost): ArticleDraft => ({
  title: post.title,
  slug: post.slug,
  isSlugOwn: true,
  content: post.content,
  author: post.author,
  category: post.category ?? '',
  tags: (post.tags ?? []).join(', '),
  sources: (post.sources ?? []).join('\n'),
  reviewer: post.reviewer ?? '',
  reviewedOn: post.reviewedOn ?? '',
  fromWeek: numberText(post.fromWeek),
  toWeek: numberText(post.toWeek),
  imageFileId: post.imageFileId ?? '',
  imageAlt: post.imageAlt ?? '',
});

/** The draft after a change; until the slug is written by hand it follows the title. */
export function changedDraft(draft: ArticleDraft, change: Partial<ArticleDraft>): ArticleDraft {
  const next = { ...draft, ...change };
  if (change.slug !== undefined) return { ...next, isSlugOwn: change.slug.trim() !== '' };
  return change.title !== undefined && !next.isSlugOwn ? { ...next, slug: slugOf(change.title) } : next;
}

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text));

/** What the fields say, not yet judged. */
export const postOf = ({ isSlugOwn: _isSlugOwn, ...draft }: ArticleDraft): BlogPost => ({
  ...draft,
  tags: draft.tags.split(','),
  sources: draft.sources.split('\n'),
  fromWeek: numberIn(draft.fromWeek),
  toWeek: numberIn(draft.toWeek),
});
