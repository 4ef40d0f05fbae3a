import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { PublishedPost } from '@/model/blog-post.ts';
import { findPost, removePostPicture, updatePost } from '@/sync/online/blog.ts';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { draftOf } from './article-draft.ts';
import { ArticleForm } from './article-form.tsx';
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
  if (data && !isError && isFetchedAfterMount) return <Changing post={data} key={data.id} />;
  return (
    <p role="status">
      <FormattedMessage id={data === null ? 'blog.article.notFound' : 'blog.edit.offline'} />
    </p>
  );
}

function Changing({ post }: { post: PublishedPost }) {
  const { draft, ...kept } = useArticleDraft(`article ${post.id}`, draftOf(post));
  const save = useSaveArticle(kept.drop);
  if (!draft) return <Loading />;
  const change = async (given: Parameters<typeof updatePost>[1]): Promise<PublishedPost> => {
    const changed = await updatePost(post, given);
    if (post.imageFileId && post.imageFileId !== changed.imageFileId) await removePostPicture(post.imageFileId);
    return changed;
  };
  return (
    <ArticleForm
      draft={draft}
      shownPicture={post.imageFileId ?? ''}
      {...kept}
      submitWord="blog.form.save"
      onSubmit={(given) => save(change(given))}
    />
  );
}
