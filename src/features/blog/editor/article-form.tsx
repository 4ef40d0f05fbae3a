import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import { PostRefused } from '@/model/blog/blog-input.ts';
import type { BlogPost } from '@/model/blog/blog-post.ts';
import { removePostPicture } from '@/sync/api/community/blog.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Segments } from '@/ui/chart/segments.tsx';
import { useMedia } from '@/ui/hooks/use-media.ts';
import { pictureIdsIn } from '@/model/blog/article-pictures.ts';
import { TextField } from '@/ui/controls/text-field.tsx';
import { postOf, type ArticleDraft } from '@/model/blog/article-draft.ts';
import { ContentField } from '@/features/blog/text/content-field.tsx';
import type { DraftPart } from './draft-changes.ts';
import { DraftConflicts } from './draft-conflicts.tsx';
import { MoreFields } from './more-fields.tsx';
import { LanguageField } from './language-field.tsx';
import { Preview } from './preview.tsx';
import type { useArticleDraft } from './use-article-draft.ts';
import styles from './editor.module.css';

type DraftState = Pick<ReturnType<typeof useArticleDraft>, 'change' | 'settle' | 'drop' | 'state' | 'conflicts'>;

interface ArticleFormProps extends DraftState {
  draft: ArticleDraft;
  /** The version that readers see now; empty before publication. */
  server: ArticleDraft;
  submitWord: 'blog.form.publish' | 'blog.form.save';
  /** @throws PostRefused */
  onSubmit: (post: BlogPost) => Promise<void>;
  /** Stores it as a draft that all administrators can read. Absent for a published article. @throws PostRefused */
  onStore?: (draft: ArticleDraft) => Promise<void>;
  /** Further actions, and what was done. */
  children?: ReactNode;
}

/** Below this width a preview beside the text would leave no room for either. */
const WIDE = '(min-width: 1100px)';

const slugFaults: readonly string[] = ['slugForm', 'slugEmpty', 'slugTaken', 'slugTakenMeanwhile'];

/** The error of a field, as text. */
function errorOf(intl: IntlShape, refused: PostRefused | null, field: keyof BlogPost): string | null {
  if (!refused) return null;
  if (field === 'slug' && slugFaults.includes(refused.fault))
    return intl.formatMessage({ id: `blog.fault.${refused.fault}` }, refused.values);
  const text = issueText(intl, refused.issues, field);
  return text && field === 'imageAlt' ? intl.formatMessage({ id: 'blog.form.alt.missing' }) : text;
}

/** The article editor: saves its draft on this phone, and shows a preview beside the text or, on a phone, behind a tab. */
export function ArticleForm({
  draft,
  server,
  submitWord,
  onSubmit,
  onStore,
  children,
  ...draftState
}: ArticleFormProps) {
  const { change, settle, drop, state, conflicts } = draftState;
  const intl = useIntl();
  const isWide = useMedia(WIDE);
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const [busy, setBusy] = useState<'submit' | 'store' | null>(null);
  const [refused, setRefused] = useState<PostRefused | null>(null);
  const discardPicture = () => {
    if (draft.imageFileId !== '' && draft.imageFileId !== server.imageFileId) void removePostPicture(draft.imageFileId);
  };
  const set = (changes: Partial<ArticleDraft>) => {
    if (changes.imageFileId !== undefined) discardPicture();
    setRefused(null);
    change(changes);
  };
  const discard = () => {
    discardPicture();
    const stay = pictureIdsIn(server.content);
    for (const id of pictureIdsIn(draft.content)) if (!stay.includes(id)) void removePostPicture(id);
    void drop();
  };
  const choose = (part: DraftPart, choice: 'own' | 'theirs') => {
    if (part === 'imageFileId' && choice === 'theirs') discardPicture();
    setRefused(null);
    settle(part, choice);
  };
  const run = async (kind: 'submit' | 'store', send: () => Promise<void>) => {
    setBusy(kind);
    setRefused(null);
    try {
      if (conflicts.length > 0) throw new PostRefused('changedElsewhere');
      await send();
    } catch (error) {
      setTab('write');
      setRefused(error instanceof PostRefused ? error : new PostRefused('unreachable'));
    }
    setBusy(null);
  };
  const error = (field: keyof BlogPost) => errorOf(intl, refused, field);
  const isAtSlug = refused !== null && slugFaults.includes(refused.fault);
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void run('submit', () => onSubmit(postOf(draft)));
      }}
    >
      <div className={styles.form}>
        {conflicts.length > 0 && <DraftConflicts parts={conflicts} server={server} onChoose={choose} />}
        {!isWide && (
          <Segments
            options={(['write', 'preview'] as const).map((value) => ({
              value,
              text: intl.formatMessage({ id: `blog.form.${value}` }),
            }))}
            chosen={tab}
            onChoose={setTab}
          />
        )}
        {/* Stays mounted behind the preview, so that undo and the caret stay. */}
        <div className={styles.form} hidden={!isWide && tab === 'preview'}>
          <TextField
            label={intl.formatMessage({ id: 'blog.form.title' })}
            error={error('title')}
            value={draft.title}
            onChange={(title) => set({ title })}
          />
          <ContentField value={draft.content} error={error('content')} onChange={(content) => set({ content })} />
          <LanguageField value={draft.language} onChange={(language) => set({ language })} />
          <MoreFields draft={draft} onChange={set} error={error} />
          <TextField
            label={intl.formatMessage({ id: 'blog.form.author' })}
            error={error('author')}
            value={draft.author}
            onChange={(author) => set({ author })}
          />
          <TextField
            label={intl.formatMessage({ id: 'blog.form.slug' })}
            hint={intl.formatMessage({ id: 'blog.form.slug.hint' })}
            error={error('slug')}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.slug}
            onChange={(slug) => set({ slug })}
          />
        </div>
        {!isWide && tab === 'preview' && <Preview draft={draft} />}
        {refused && !isAtSlug && (
          <FailureMessage alert>
            <FormattedMessage id={`blog.fault.${refused.fault}`} values={refused.values} />
          </FailureMessage>
        )}
        <p role="status" className={styles.hint}>
          {state !== 'untouched' && <FormattedMessage id={`blog.draft.${state}`} />}
        </p>
        <div className={styles.actions}>
          <Button type="submit" icon="send" busy={busy !== null}>
            <FormattedMessage id={submitWord} />
          </Button>
          {onStore && (
            <Button tone="secondary" busy={busy !== null} onClick={() => void run('store', () => onStore(draft))}>
              <FormattedMessage id="blog.stored.save" />
            </Button>
          )}
          {state !== 'untouched' && (
            <Button tone="quiet" icon="trash" onClick={discard}>
              <FormattedMessage id="blog.draft.drop" />
            </Button>
          )}
          {children}
        </div>
      </div>
      {isWide && (
        <aside className={styles.beside} aria-label={intl.formatMessage({ id: 'blog.form.preview' })}>
          <Preview draft={draft} />
        </aside>
      )}
    </form>
  );
}
