import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bookmarkMessage, removeBookmark, type StoredBookmark } from '@/db/records/bookmarks.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Markdown } from '@/ui/media/markdown.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { UndoToast } from '@/ui/feedback/undo-toast.tsx';
import { useUndo } from '@/ui/feedback/use-undo.ts';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { useConfirmedEmpty } from '@/app/network/use-first-sync.ts';
import styles from './chat.module.css';

/** The bookmarked answers. */
export function BookmarkList({ bookmarks }: { bookmarks: readonly StoredBookmark<'message'>[] }) {
  const intl = useIntl();
  const isNothingYet = useConfirmedEmpty(bookmarks);
  const failureMessage = useSaveFailure();
  const [failure, setFailure] = useState<'records.notDeleted' | 'records.notChanged' | null>(null);
  const { gone, start, undo } = useUndo<StoredBookmark<'message'>>(({ messageContent }) => {
    bookmarkMessage(messageContent).catch(() => setFailure('records.notChanged'));
  });
  const remove = (bookmark: StoredBookmark<'message'>) => {
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
      {failure && <FailureMessage alert>{intl.formatMessage({ id: failureMessage(failure) })}</FailureMessage>}
      {bookmarks.map((bookmark) => (
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
