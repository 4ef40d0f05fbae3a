import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { PostRefused } from '@/model/blog/blog-input.ts';
import type { PublishedPost } from '@/model/blog/blog-post.ts';
import { findPost, postNow, removePostPicture, updatePost } from '@/sync/api/community/blog.ts';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { AdminsOnly } from '@/features/blog/editor/admins-only.tsx';
import { draftOf, postOf } from '@/model/blog/article-draft.ts';
import { ArticleForm } from '@/features/blog/editor/article-form.tsx';
import { conflictsOver, draftOver } from '@/features/blog/editor/draft-changes.ts';
import { articlePath, slugFromPath } from '@/features/blog/article/article-url.ts';
import { useArticleDraft } from '@/features/blog/editor/use-article-draft.ts';
import { useSaveArticle } from '@/features/blog/editor/use-save-article.ts';
import styles from '@/features/blog/article/blog.module.css';

/** The editor for an existing article. */
export default function EditPage() {
  const intl = useIntl();
  const slug = slugFromPath(useLocation().pathname);
  return (
    <Page title={intl.formatMessage({ id: 'blog.edit' })} back={articlePath(slug)} tone="paper">
      <div className={styles.page}>
        <AdminsOnly>
          <Found slug={slug} />
        </AdminsOnly>
      </div>
    </Page>
  );
}

function Found({ slug }: { slug: string }) {
  // Edit the server's current version, not the cached one.
  const { data, isError, fetchStatus, isFetchedAfterMount } = useQuery({
    queryKey: ['post', slug],
    queryFn: () => findPost(slug),
    refetchOnMount: 'always',
  });
  if (!isFetchedAfterMount && fetchStatus === 'fetching') return <Loading />;
  if (data && !isError && isFetchedAfterMount) return <Changing slug={slug} post={data} key={data.id} />;
  return (
    <p role="status">
      <FormattedMessage id={data === null ? 'blog.article.notFound' : 'blog.edit.offline'} />
    </p>
  );
}

function Changing({ slug, post }: { slug: string; post: PublishedPost }) {
  const queries = useQueryClient();
  const { draft, changes, ...draftState } = useArticleDraft(`article ${post.id}`, draftOf(post));
  const save = useSaveArticle(draftState.drop);
  if (!draft || !changes) return <Loading />;
  const change = async (): Promise<PublishedPost> => {
    const now = await postNow(post.id);
    // A change by another editor is shown as a conflict, not overwritten.
    queries.setQueryData(['post', slug], now);
    if (conflictsOver(draftOf(now), changes).length > 0) throw new PostRefused('changedElsewhere');
    const changed = await updatePost(now, postOf(draftOver(draftOf(now), changes)));
    if (now.imageFileId && now.imageFileId !== changed.imageFileId) await removePostPicture(now.imageFileId);
    return changed;
  };
  return (
    <ArticleForm
      draft={draft}
      {...draftState}
      server={draftOf(post)}
      submitWord="blog.form.save"
      onSubmit={() => save(change())}
    />
  );
}
