import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { PublishedPost } from '@/model/blog/blog-post.ts';
import { articlePath } from '@/features/blog/article/article-url.ts';

/** After the server has saved an article: refetch lists, delete the draft and show the article. */
export function useSaveArticle(drop: () => Promise<void>) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (saving: Promise<PublishedPost>): Promise<void> => {
    const post = await saving;
    queries.setQueryData(['post', post.slug], post);
    void queries.invalidateQueries({ queryKey: ['posts'] });
    await drop();
    void navigate(articlePath(post.slug), { replace: true });
  };
}
