import { FormattedMessage, useIntl } from 'react-intl';
import { removeBookmark, type Kept } from '@/db/bookmarks.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Markdown } from '@/ui/markdown.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useNothingYet } from '@/use-nothing-yet.ts';
import styles from './chat.module.css';

/** The answers that were kept. */
export function BookmarkList({ kept }: { kept: readonly Kept<'message'>[] }) {
  const intl = useIntl();
  const isNothingYet = useNothingYet(kept);
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
      {kept.map(({ id, messageContent, bookmarkedAt }) => (
        <Card key={id} as="article">
          <div className={styles.bookmark}>
            <Markdown text={messageContent} />
            <div className={styles.foot}>
              {intl.formatDate(bookmarkedAt, { dateStyle: 'medium' })}
              <Button tone="quiet" onClick={() => void removeBookmark(id)}>
                <FormattedMessage id="chat.delete" />
              </Button>
            </div>
          </div>
        </Card>
      ))}
    </section>
  );
}
