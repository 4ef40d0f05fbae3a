import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { dropArticle } from '@/db/cache/article-cache.ts';
import type { PublishedPost } from '@/model/blog/blog-post.ts';
import { useSession } from '@/sync/session/session.ts';
import { deletePost } from '@/sync/api/community/blog.ts';
import { createDraft, removeDraft } from '@/sync/api/community/blog-drafts.ts';
import { draftOf } from '@/model/blog/article-draft.ts';
import { draftPath, DRAFTS_KEY, storedFields } from '@/features/blog/editor/stored-draft.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';

/** Asks, and makes a published article a draft again. Its pictures stay. */
export function WithdrawArticle({ post, onNo }: { post: PublishedPost; onNo: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const writtenBy = useSession((session) => session.user?.id ?? '');
  const withdraw = async () => {
    // The draft first: if the second request fails, nothing is lost.
    const { id } = await createDraft(storedFields(draftOf(post), writtenBy));
    try {
      await deletePost(post, { keepsPictures: true });
    } catch (error) {
      await removeDraft(id).catch(() => undefined);
      throw error;
    }
    await dropArticle(post.id);
    queries.removeQueries({ queryKey: ['post', post.slug] });
    void queries.invalidateQueries({ queryKey: ['posts'] });
    void queries.invalidateQueries({ queryKey: [DRAFTS_KEY], exact: true });
    void navigate(draftPath(id), { replace: true });
  };
  return (
    <ConfirmSheet
      title="blog.withdraw.title"
      text="blog.withdraw.text"
      yes="blog.withdraw.yes"
      no="blog.withdraw.no"
      icon="undo"
      onNo={onNo}
      onYes={withdraw}
    />
  );
}
