import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { postOf, type ArticleDraft } from './article-draft.ts';
import { ArticlePicture } from './article-picture.tsx';
import type { DraftPart } from './draft-changes.ts';
import { categoryText, weeksText } from './post-words.ts';
import { ReviewLine } from './review-line.tsx';
import styles from './blog.module.css';

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
  fromWeek: 'blog.form.fromWeek',
};

function textOf(intl: IntlShape, part: DraftPart, draft: ArticleDraft): string {
  if (part === 'category') return categoryText(intl, draft.category);
  if (part === 'fromWeek') return weeksText(intl, postOf(draft)) ?? '';
  return draft[part];
}

interface DraftClashesProps {
  parts: readonly DraftPart[];
  server: ArticleDraft;
  onChoose: (part: DraftPart, choice: 'own' | 'theirs') => void;
}

/** What the draft and somebody else have both changed: the server's words, and the choice between the two. */
export function DraftClashes({ parts, server, onChoose }: DraftClashesProps) {
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
            <Theirs part={part} server={server} />
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

function Theirs({ part, server }: { part: DraftPart; server: ArticleDraft }) {
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
