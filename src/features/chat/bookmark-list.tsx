import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bookmarkMessage, removeBookmark, type Kept } from '@/db/bookmarks.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Markdown } from '@/ui/markdown.tsx';
import { Failed } from '@/ui/news.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { UndoToast } from '@/ui/undo-toast.tsx';
import { useUndo } from '@/ui/use-undo.ts';
import { useNotKept } from '@/use-not-kept.ts';
import { useNothingYet } from '@/use-nothing-yet.ts';
import styles from './chat.module.css';

/** The answers that were kept. */
export function BookmarkList({ kept }: { kept: readonly Kept<'message'>[] }) {
  const intl = useIntl();
  const isNothingYet = useNothingYet(kept);
  const notKept = useNotKept();
  const [failure, setFailure] = useState<'records.notDeleted' | 'records.notChanged' | null>(null);
  const { gone, start, undo } = useUndo<Kept<'message'>>(({ messageContent }) => {
    bookmarkMessage(messageContent).catch(() => setFailure('records.notChanged'));
  });
  const remove = (bookmark: Kept<'message'>) => {
    setFailure(null);
    removeBookmark(bookmark.id).then(
      () => start(bookmark),
      () => setFailure('records.notDeleted'),
    );
  };
  return (
    <section className={styles.list}>
      <SectionTitle inStack>
        <FormattedMessage id="chat.bookmarks" />
      </SectionTitle>
      {isNothingYet && (
        <p>
          <FormattedMessage id="chat.bookmarks.empty" />
        </p>
      )}
      {failure && <Failed alert>{intl.formatMessage({ id: notKept(failure) })}</Failed>}
      {kept.map((bookmark) => (
        <Card key={bookmark.id} as="article">
          <div className={styles.bookmark}>
            <Markdown text={bookmark.messageContent} />
            <div className={styles.foot}>
              {intl.formatDate(bookmark.bookmarkedAt, { dateStyle: 'medium' })}
              <Button tone="quiet" onClick={() => remove(bookmark)}>
                <FormattedMessage id="chat.delete" />
              </Button>
            </div>
          </div>
        </Card>
      ))}
      {gone && <UndoToast text={intl.formatMessage({ id: 'chat.bookmarks.deleted' })} onUndo={undo} />}
    </section>
  );
}
