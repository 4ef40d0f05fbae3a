import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { PostRefused } from '@/model/blog-input.ts';
import type { PublishedPost } from '@/model/blog-post.ts';
import { findPost, postNow, removePostPicture, updatePost } from '@/sync/online/blog.ts';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { draftOf, postOf } from './article-draft.ts';
import { ArticleForm } from './article-form.tsx';
import { clashesOver, draftOver } from './draft-changes.ts';
import { addressOf, slugIn } from './slug-in.ts';
import { useArticleDraft } from './use-article-draft.ts';
import { useSaveArticle } from './use-save-article.ts';
import styles from './blog.module.css';

/** An article that is there, to be changed. */
export default function EditPage() {
  const intl = useIntl();
  const slug = slugIn(useLocation().pathname);
  return (
    <Page title={intl.formatMessage({ id: 'blog.edit' })} back={addressOf(slug)} width="reading" tone="paper">
      <div className={styles.page}>
        <AdminsOnly>
          <Found slug={slug} />
        </AdminsOnly>
      </div>
    </Page>
  );
}

function Found({ slug }: { slug: string }) {
  // What is changed is what the server has now, not what this phone has seen.
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
  const { draft, changes, ...kept } = useArticleDraft(`article ${post.id}`, draftOf(post));
  const save = useSaveArticle(kept.drop);
  if (!draft || !changes) return <Loading />;
  const change = async (): Promise<PublishedPost> => {
    const now = await postNow(post.id);
    // What somebody else has changed while this stood open is shown, not written over.
    queries.setQueryData(['post', slug], now);
    if (clashesOver(draftOf(now), changes).length > 0) throw new PostRefused('changedElsewhere');
    const changed = await updatePost(now, postOf(draftOver(draftOf(now), changes)));
    if (now.imageFileId && now.imageFileId !== changed.imageFileId) await removePostPicture(now.imageFileId);
    return changed;
  };
  return (
    <ArticleForm
      draft={draft}
      {...kept}
      server={draftOf(post)}
      submitWord="blog.form.save"
      onSubmit={() => save(change())}
    />
  );
}
