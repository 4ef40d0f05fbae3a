import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { postOf, type ArticleDraft } from '@/model/blog/article-draft.ts';
import { ArticlePicture } from '@/features/blog/article/article-picture.tsx';
import type { DraftPart } from './draft-changes.ts';
import { categoryText, languageText, weeksText } from '@/features/blog/article/post-words.ts';
import { ReviewLine } from '@/features/blog/article/review-line.tsx';
import styles from '@/features/blog/article/blog.module.css';

const labels: Readonly<Record<DraftPart, MessageId>> = {
  title: 'blog.form.title',
  slug: 'blog.form.slug',
  content: 'blog.form.content',
  author: 'blog.form.author',
  category: 'blog.form.category',
  tags: 'blog.form.tags',
  imageFileId: 'blog.form.picture',
  imageAlt: 'blog.form.alt',
  sources: 'blog.form.sources',
  language: 'blog.form.language',
  fromWeek: 'blog.form.fromWeek',
};

function textOf(intl: IntlShape, part: DraftPart, draft: ArticleDraft): string {
  if (part === 'category') return categoryText(intl, draft.category);
  if (part === 'language') return languageText(draft.language) ?? '';
  if (part === 'fromWeek') return weeksText(intl, postOf(draft)) ?? '';
  return draft[part];
}

interface DraftConflictsProps {
  parts: readonly DraftPart[];
  server: ArticleDraft;
  onChoose: (part: DraftPart, choice: 'own' | 'theirs') => void;
}

/** The parts that both this draft and another editor changed: shows the server's text and lets the user choose. */
export function DraftConflicts({ parts, server, onChoose }: DraftConflictsProps) {
  const intl = useIntl();
  return (
    <Card tone="amber" as="section">
      <div className={styles.form}>
        <p role="status">
          <FormattedMessage id="blog.clash.text" />
        </p>
        {parts.map((part) => (
          <div key={part} className={styles.form} role="group" aria-label={intl.formatMessage({ id: labels[part] })}>
            <h2>
              <FormattedMessage id={labels[part]} />
            </h2>
            <ServerText part={part} server={server} />
            <div className={styles.actions}>
              <Button tone="secondary" onClick={() => onChoose(part, 'theirs')}>
                <FormattedMessage id="blog.clash.take" />
              </Button>
              <Button tone="secondary" onClick={() => onChoose(part, 'own')}>
                <FormattedMessage id="blog.clash.keep" />
              </Button>
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}

function ServerText({ part, server }: { part: DraftPart; server: ArticleDraft }) {
  const intl = useIntl();
  const text = textOf(intl, part, server);
  if (text === '')
    return (
      <p>
        <FormattedMessage id="blog.clash.nothing" />
      </p>
    );
  if (part === 'imageFileId') return <ArticlePicture fileId={server.imageFileId} alt={server.imageAlt} />;
  return (
    <>
      <TextAreaField
        label={intl.formatMessage({ id: 'blog.clash.now' })}
        readOnly
        rows={part === 'content' ? 8 : 1}
        value={text}
        onChange={() => undefined}
      />
      {part === 'content' && <ReviewLine reviewer={server.reviewer} reviewedOn={server.reviewedOn} />}
    </>
  );
}
