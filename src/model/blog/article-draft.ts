import { articleLanguages, type BlogPost } from '@/model/blog/blog-post.ts';
import { slugOf } from '@/model/blog/slug.ts';

/** The values of the editor's fields. */
export interface ArticleDraft {
  readonly title: string;
  readonly slug: string;
  /** The slug was edited by hand and no longer follows the title. */
  readonly isSlugOwn: boolean;
  readonly content: string;
  readonly author: string;
  readonly category: string;
  /** Separated by commas. */
  readonly tags: string;
  /** One source on each line. */
  readonly sources: string;
  readonly reviewer: string;
  readonly reviewedOn: string;
  readonly fromWeek: string;
  readonly toWeek: string;
  readonly imageFileId: string;
  readonly imageAlt: string;
  /** A BCP 47 tag of `articleLanguages`, or empty. */
  readonly language: string;
}

export const emptyDraft = (author: string, language = ''): ArticleDraft => ({
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
  language,
});

const numberText = (value: number | null | undefined) => (value == null ? '' : String(value));

/** The fields for an existing article. Its slug is fixed, because readers may have linked it. */
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
  language: post.language ?? '',
});

/** The draft after a change; the slug follows the title until it is edited by hand. */
export function changedDraft(draft: ArticleDraft, change: Partial<ArticleDraft>): ArticleDraft {
  const next = { ...draft, ...change };
  if (change.slug !== undefined) return { ...next, isSlugOwn: change.slug.trim() !== '' };
  return change.title !== undefined && !next.isSlugOwn ? { ...next, slug: slugOf(change.title) } : next;
}

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text));

/** The article as typed, not yet validated. */
export const postOf = ({ isSlugOwn: _isSlugOwn, ...draft }: ArticleDraft): BlogPost => ({
  ...draft,
  tags: draft.tags.split(','),
  sources: draft.sources.split('\n'),
  fromWeek: numberIn(draft.fromWeek),
  toWeek: numberIn(draft.toWeek),
  language: articleLanguages.find((each) => each === draft.language) ?? null,
});

/** The fields of a draft as the server stores them. */
export const draftBody = (draft: ArticleDraft): string => JSON.stringify(draft);

/** The fields that `draftBody` wrote. What is missing or is no text is empty, so a newer or damaged draft opens too. */
export function draftIn(body: string): ArticleDraft {
  const empty = emptyDraft('');
  try {
    const stored = JSON.parse(body) as Readonly<Record<string, unknown>> | null;
    const known = Object.entries(empty).map(([field, value]) => [
      field,
      typeof stored?.[field] === typeof value ? stored?.[field] : value,
    ]);
    return Object.fromEntries(known) as unknown as ArticleDraft;
  } catch {
    return empty;
  }
}
