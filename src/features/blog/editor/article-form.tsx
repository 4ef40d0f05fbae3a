import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import { cleanPost, PostRefused } from '@/model/blog/blog-input.ts';
import type { BlogPost } from '@/model/blog/blog-post.ts';
import { removePostPicture } from '@/sync/api/community/blog.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { postOf, type ArticleDraft } from './article-draft.ts';
import { ArticleView } from '@/features/blog/article/article-view.tsx';
import type { DraftPart } from './draft-changes.ts';
import { DraftConflicts } from './draft-conflicts.tsx';
import { MoreFields } from './more-fields.tsx';
import type { useArticleDraft } from './use-article-draft.ts';
import styles from '@/features/blog/article/blog.module.css';

type DraftState = Pick<ReturnType<typeof useArticleDraft>, 'change' | 'settle' | 'drop' | 'state' | 'conflicts'>;

interface ArticleFormProps extends DraftState {
  draft: ArticleDraft;
  /** The version that readers see now; empty before publication. */
  server: ArticleDraft;
  submitWord: 'blog.form.publish' | 'blog.form.save';
  /** @throws PostRefused */
  onSubmit: (post: BlogPost) => Promise<void>;
}

const slugFaults: readonly string[] = ['slugForm', 'slugEmpty', 'slugTaken', 'slugTakenMeanwhile'];

/** The error of a field, as text. */
function errorOf(intl: IntlShape, refused: PostRefused | null, field: keyof BlogPost): string | null {
  if (!refused) return null;
  if (field === 'slug' && slugFaults.includes(refused.fault))
    return intl.formatMessage({ id: `blog.fault.${refused.fault}` }, refused.values);
  const text = issueText(intl, refused.issues, field);
  return text && field === 'imageAlt' ? intl.formatMessage({ id: 'blog.form.alt.missing' }) : text;
}

/** The article editor: saves its draft on this phone and shows a preview. */
export function ArticleForm({ draft, server, submitWord, onSubmit, ...draftState }: ArticleFormProps) {
  const { change, settle, drop, state, conflicts } = draftState;
  const intl = useIntl();
  const [isPreview, setPreview] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<PostRefused | null>(null);
  const [today] = useState(() => Date.now());
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
    void drop();
  };
  const choose = (part: DraftPart, choice: 'own' | 'theirs') => {
    if (part === 'imageFileId' && choice === 'theirs') discardPicture();
    setRefused(null);
    settle(part, choice);
  };
  const submit = async () => {
    setBusy(true);
    setRefused(null);
    try {
      if (conflicts.length > 0) throw new PostRefused('changedElsewhere');
      await onSubmit(postOf(draft));
    } catch (error) {
      setPreview(false);
      setRefused(error instanceof PostRefused ? error : new PostRefused('unreachable'));
      setBusy(false);
    }
  };
  const error = (field: keyof BlogPost) => errorOf(intl, refused, field);
  const isAtSlug = refused !== null && slugFaults.includes(refused.fault);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {conflicts.length > 0 && <DraftConflicts parts={conflicts} server={server} onChoose={choose} />}
      {isPreview ? (
        <ArticleView post={{ ...postOf(draft), ...(cleanPost(postOf(draft)) as Partial<BlogPost>) }} date={today} />
      ) : (
        <>
          <TextField
            label={intl.formatMessage({ id: 'blog.form.title' })}
            error={error('title')}
            value={draft.title}
            onChange={(title) => set({ title })}
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
          <div className={styles.content}>
            <TextAreaField
              label={intl.formatMessage({ id: 'blog.form.content' })}
              hint={intl.formatMessage({ id: 'blog.form.content.hint' })}
              error={error('content')}
              rows={12}
              value={draft.content}
              onChange={(content) => set({ content })}
            />
          </div>
          <TextField
            label={intl.formatMessage({ id: 'blog.form.author' })}
            error={error('author')}
            value={draft.author}
            onChange={(author) => set({ author })}
          />
          <MoreFields draft={draft} onChange={set} error={error} />
        </>
      )}
      {refused && !isAtSlug && (
        <FailureMessage alert>
          <FormattedMessage id={`blog.fault.${refused.fault}`} values={refused.values} />
        </FailureMessage>
      )}
      <p role="status" className={styles.hint}>
        {state !== 'untouched' && <FormattedMessage id={`blog.draft.${state}`} />}
      </p>
      <div className={styles.actions}>
        <Button type="submit" icon="send" busy={isBusy}>
          <FormattedMessage id={submitWord} />
        </Button>
        <Button tone="secondary" icon={isPreview ? 'pencil' : 'eye'} onClick={() => setPreview(!isPreview)}>
          <FormattedMessage id={isPreview ? 'blog.form.write' : 'blog.form.preview'} />
        </Button>
        {state !== 'untouched' && (
          <Button tone="quiet" icon="trash" onClick={discard}>
            <FormattedMessage id="blog.draft.drop" />
          </Button>
        )}
      </div>
    </form>
  );
}
