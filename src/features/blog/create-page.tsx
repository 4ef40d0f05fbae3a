import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { pickLanguage } from '@/i18n/languages/languages.ts';
import { readSessionUser, useSession } from '@/sync/session/session.ts';
import { createPost } from '@/sync/api/community/blog.ts';
import { createDraft } from '@/sync/api/community/blog-drafts.ts';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { AdminsOnly } from '@/features/blog/editor/admins-only.tsx';
import { OpenedDraft } from '@/features/blog/manage/opened-draft.tsx';
import { draftPath, DRAFTS_KEY, storedFields, useArticlesPath } from '@/features/blog/editor/stored-draft.ts';
import { emptyDraft, type ArticleDraft } from '@/model/blog/article-draft.ts';
import { ArticleForm } from '@/features/blog/editor/article-form.tsx';
import { useArticleDraft } from '@/features/blog/editor/use-article-draft.ts';
import { useSaveArticle } from '@/features/blog/editor/use-save-article.ts';
import styles from '@/features/blog/article/blog.module.css';

/** The editor for an article that is not published: a new one, or the draft of `?draft=<id>`. */
export default function CreatePage() {
  const intl = useIntl();
  const draftId = new URLSearchParams(useLocation().search).get('draft');
  return (
    <Page title={intl.formatMessage({ id: 'blog.create' })} back={useArticlesPath()} tone="paper">
      <div className={styles.page}>
        <AdminsOnly>{draftId ? <OpenedDraft key={draftId} id={draftId} /> : <NewArticle />}</AdminsOnly>
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
  const intl = useIntl();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const server = emptyDraft(name, pickLanguage([intl.locale]));
  const { draft, ...draftState } = useArticleDraft('article new', server);
  const save = useSaveArticle(draftState.drop);
  const writtenBy = useSession((session) => session.user?.id ?? '');
  if (!draft) return <Loading />;
  const store = async (typed: ArticleDraft) => {
    const { id } = await createDraft(storedFields(typed, writtenBy));
    void queries.invalidateQueries({ queryKey: [DRAFTS_KEY], exact: true });
    await draftState.drop();
    void navigate(draftPath(id), { replace: true, state: { isSaved: true } });
  };
  return (
    <ArticleForm
      draft={draft}
      {...draftState}
      server={server}
      // A new article has no other writer, so there are no conflicts.
      conflicts={[]}
      submitWord="blog.form.publish"
      onSubmit={(post) => save(createPost(post))}
      onStore={store}
    />
  );
}
