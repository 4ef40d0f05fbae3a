import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { readSessionUser, useSession } from '@/sync/session/session.ts';
import { createPost } from '@/sync/api/community/blog.ts';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { AdminsOnly } from '@/features/blog/editor/admins-only.tsx';
import { emptyDraft } from '@/features/blog/editor/article-draft.ts';
import { ArticleForm } from '@/features/blog/editor/article-form.tsx';
import { useArticleDraft } from '@/features/blog/editor/use-article-draft.ts';
import { useSaveArticle } from '@/features/blog/editor/use-save-article.ts';
import styles from '@/features/blog/article/blog.module.css';

/** The editor for a new article. */
export default function CreatePage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'blog.create' })} back="/blog" width="reading" tone="paper">
      <div className={styles.page}>
        <AdminsOnly>
          <NewArticle />
        </AdminsOnly>
      </div>
    </Page>
  );
}

/** The name of the signed-in user; undefined until it was read. Empty when it can be read nowhere. */
function useAuthorName(): string | undefined {
  const name = useSession((session) => session.user?.name ?? '');
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isGone = false;
    void readSessionUser().finally(() => !isGone && setRead(true));
    return () => {
      isGone = true;
    };
  }, []);
  return name === '' && !isRead ? undefined : name;
}

function NewArticle() {
  const name = useAuthorName();
  // Without the name the form would ask for an author that is known a moment later.
  return name === undefined ? <Loading /> : <NewArticleForm name={name} />;
}

function NewArticleForm({ name }: { name: string }) {
  const server = emptyDraft(name);
  const { draft, ...draftState } = useArticleDraft('article new', server);
  const save = useSaveArticle(draftState.drop);
  if (!draft) return <Loading />;
  return (
    <ArticleForm
      draft={draft}
      {...draftState}
      server={server}
      // An unpublished article has no other writer, so there are no conflicts.
      conflicts={[]}
      submitWord="blog.form.publish"
      onSubmit={(post) => save(createPost(post))}
    />
  );
}
