import { articleLanguages } from '@/model/blog/blog-post.ts';
import { blogDraft, type BlogDraft } from '@/model/blog/blog-draft.ts';
import { useSession } from '@/sync/session/session.ts';
import { draftBody, type ArticleDraft } from '@/model/blog/article-draft.ts';

/** First part of the query keys of drafts on the server. */
export const DRAFTS_KEY = 'article drafts';

/** The path of the editor of a draft on the server. */
export const draftPath = (id: string): string => `/create-blog?draft=${encodeURIComponent(id)}`;

/** A draft as it is sent to the server. */
export const storedFields = (draft: ArticleDraft, writtenBy: string): BlogDraft => ({
  title: draft.title.trim().slice(0, blogDraft.fields.title.attribute.size) || null,
  language: articleLanguages.find((each) => each === draft.language) ?? null,
  writtenBy,
  body: draftBody(draft),
});

/** The list to which the editor goes back: that of administrators, or of readers. */
export const useArticlesPath = (): string =>
  useSession((session) => session.user?.labels.includes('admin')) ? '/clinic/articles' : '/blog';
