import { useIntl } from 'react-intl';
import { useSession } from '@/sync/session.ts';
import { createPost } from '@/sync/online/blog.ts';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { emptyDraft } from './article-draft.ts';
import { ArticleForm } from './article-form.tsx';
import { useArticleDraft } from './use-article-draft.ts';
import { useSaveArticle } from './use-save-article.ts';
import styles from './blog.module.css';

/** A new article. */
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

function NewArticle() {
  const name = useSession((session) => session.user?.name ?? '');
  const server = emptyDraft(name);
  const { draft, ...kept } = useArticleDraft('article new', server);
  const save = useSaveArticle(kept.drop);
  if (!draft) return <Loading />;
  return (
    <ArticleForm
      draft={draft}
      {...kept}
      server={server}
      // Nobody else writes what is not published yet.
      clashes={[]}
      submitWord="blog.form.publish"
      onSubmit={(post) => save(createPost(post))}
    />
  );
}
