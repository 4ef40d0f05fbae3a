import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { PostRefused } from '@/model/blog/blog-input.ts';
import { useSession } from '@/sync/session/session.ts';
import { checkPost, createPost } from '@/sync/api/community/blog.ts';
import {
  readDraft,
  removeDraft,
  scheduleDraft,
  updateDraft,
  type StoredDraft,
} from '@/sync/api/community/blog-drafts.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { draftIn, postOf } from '@/model/blog/article-draft.ts';
import { ArticleForm } from '@/features/blog/editor/article-form.tsx';
import { conflictsOver, draftOver } from '@/features/blog/editor/draft-changes.ts';
import { DRAFTS_KEY, storedFields } from '@/features/blog/editor/stored-draft.ts';
import { useArticleDraft } from '@/features/blog/editor/use-article-draft.ts';
import { useSaveArticle } from '@/features/blog/editor/use-save-article.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { SchedulePart } from './schedule-part.tsx';

/** The editor of a draft that the server stores. */
export function OpenedDraft({ id }: { id: string }) {
  const { data, isError, fetchStatus, isFetchedAfterMount } = useQuery({
    queryKey: [DRAFTS_KEY, id],
    queryFn: () => readDraft(id),
    refetchOnMount: 'always',
  });
  if (!isFetchedAfterMount && fetchStatus === 'fetching') return <Loading />;
  if (data && !isError && isFetchedAfterMount) return <DraftForm stored={data} />;
  return (
    <p role="status">
      <FormattedMessage id={data === null ? 'blog.stored.missing' : 'blog.edit.offline'} />
    </p>
  );
}

function DraftForm({ stored }: { stored: StoredDraft }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const writtenBy = useSession((session) => session.user?.id ?? '');
  const { state: arrival } = useLocation() as { state: { isSaved?: boolean } | null };
  const [isSaved, setSaved] = useState(arrival?.isSaved === true);
  const [isDeleting, setDeleting] = useState(false);
  const server = draftIn(stored.body);
  const { draft, changes, change, ...draftState } = useArticleDraft(`article draft ${stored.id}`, server);
  const save = useSaveArticle(async () => {
    await draftState.drop();
    // The article is published. If the draft cannot be deleted now, it stays in the list and can be deleted there.
    await removeDraft(stored.id).catch(() => undefined);
    // Only the list: the page of this draft is still open for a moment, and would ask for what is deleted.
    void queries.invalidateQueries({ queryKey: [DRAFTS_KEY], exact: true });
  });
  if (!draft || !changes) return <Loading />;

  /** The newest version of the server: other fields may have been changed by another administrator. @throws PostRefused when another administrator has changed the same */
  const requireNoConflict = async () => {
    const now = await readDraft(stored.id).catch(() => Promise.reject(new PostRefused('unreachable')));
    if (!now) throw new PostRefused('notFound', { id: stored.id });
    queries.setQueryData([DRAFTS_KEY, stored.id], now);
    const latest = draftIn(now.body);
    if (conflictsOver(latest, changes).length > 0) throw new PostRefused('changedElsewhere');
    return latest;
  };
  const showStored = (now: StoredDraft) => {
    queries.setQueryData([DRAFTS_KEY, stored.id], now);
    void queries.invalidateQueries({ queryKey: [DRAFTS_KEY], exact: true });
  };
  const store = async () => {
    const latest = await requireNoConflict();
    showStored(await updateDraft(stored.id, storedFields(draftOver(latest, changes), writtenBy)));
    await draftState.drop();
    setSaved(true);
  };
  const schedule = async (publishAt: string) => {
    const typed = draftOver(await requireNoConflict(), changes);
    await checkPost(postOf(typed));
    showStored(await updateDraft(stored.id, { ...storedFields(typed, writtenBy), publishAt, publishFault: null }));
    await draftState.drop();
    setSaved(false);
  };
  return (
    <>
      <ArticleForm
        draft={draft}
        {...draftState}
        change={(edit) => {
          setSaved(false);
          change(edit);
        }}
        server={server}
        submitWord="blog.form.publish"
        onSubmit={async () => save(createPost(postOf(draftOver(await requireNoConflict(), changes)), stored.id))}
        onStore={store}
      >
        <Button tone="quiet" icon="trash" onClick={() => setDeleting(true)}>
          {intl.formatMessage({ id: 'blog.stored.delete' })}
        </Button>
        <SchedulePart
          draft={stored}
          slug={draft.slug}
          onSchedule={schedule}
          onCancel={async () => showStored(await scheduleDraft(stored.id, null, writtenBy))}
        />
        <div role="status">
          {isSaved && <SuccessMessage>{intl.formatMessage({ id: 'blog.stored.saved' })}</SuccessMessage>}
        </div>
      </ArticleForm>
      {isDeleting && (
        <ConfirmSheet
          title="blog.stored.delete.title"
          text="blog.stored.delete.text"
          yes="blog.stored.delete"
          no="blog.delete.no"
          icon="trash"
          onNo={() => setDeleting(false)}
          onYes={async () => {
            await removeDraft(stored.id);
            await draftState.drop();
            void queries.invalidateQueries({ queryKey: [DRAFTS_KEY], exact: true });
            void navigate('/clinic/articles', { replace: true });
          }}
        />
      )}
    </>
  );
}
