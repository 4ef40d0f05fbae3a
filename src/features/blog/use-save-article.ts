import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { PublishedPost } from '@/model/blog-post.ts';
import { addressOf } from './slug-in.ts';

/** What follows when the server has taken an article: lists ask anew, the draft goes, and the article is shown. */
export function useSaveArticle(drop: () => Promise<void>) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (saving: Promise<PublishedPost>): Promise<void> => {
    const post = await saving;
    queries.setQueryData(['post', post.slug], post);
    void queries.invalidateQueries({ queryKey: ['posts'] });
    await drop();
    void navigate(addressOf(post.slug), { replace: true });
  };
}
