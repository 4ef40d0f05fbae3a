import { useDeferredValue, useState } from 'react';
import { cleanPost } from '@/model/blog/blog-input.ts';
import type { BlogPost } from '@/model/blog/blog-post.ts';
import { ArticleView } from '@/features/blog/article/article-view.tsx';
import { postOf, type ArticleDraft } from '@/model/blog/article-draft.ts';

/** The draft as readers would see it. Follows the typing when there is time, so that long articles do not slow it. */
export function Preview({ draft }: { draft: ArticleDraft }) {
  const [today] = useState(() => Date.now());
  const post = postOf(useDeferredValue(draft));
  return (
    <ArticleView post={{ ...post, ...(cleanPost(post) as Partial<BlogPost>), content: post.content }} date={today} />
  );
}
