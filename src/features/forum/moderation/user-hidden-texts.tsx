import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listHiddenTexts, type HiddenText } from '@/sync/api/community/hidden-texts.ts';
import { Button } from '@/ui/controls/button.tsx';
import { List, ListBlock } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import styles from '@/features/forum/layout/forum.module.css';
import { PartNotice } from '@/features/forum/layout/failed-parts.tsx';
import { WrittenText } from '@/features/forum/posts/text-card.tsx';

/** The user's anonymous texts that a moderator has hidden. They are shown nowhere else to her. */
export function UserHiddenTexts({ userId }: { userId: string }) {
  const intl = useIntl();
  const [textToDelete, setTextToDelete] = useState<HiddenText | null>(null);
  // A separate query key: other people's posts do not affect it, and each request runs a server function.
  const { data, isError, refetch } = useQuery({
    queryKey: ['own hidden texts', userId],
    queryFn: () => listHiddenTexts(userId),
  });
  if (isError && !data) return <PartNotice ids={['forum.part.hidden']} onAgain={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.part}>
      <SectionTitle id="forum-own-hidden">{intl.formatMessage({ id: 'forum.hidden' })}</SectionTitle>
      <List labelledBy="forum-own-hidden">
        {data.map((text) => (
          <ListBlock key={text.id}>
            {text.title && <bdi className={styles.strong}>{text.title}</bdi>}
            <WrittenText id={`hidden-${text.id}`}>{text.content}</WrittenText>
            <p className={styles.quiet}>{intl.formatMessage({ id: 'forum.hidden.own' })}</p>
            <div className={styles.acts}>
              <Button
                tone="quiet"
                icon="trash"
                aria-describedby={`hidden-${text.id}`}
                onClick={() => setTextToDelete(text)}
              >
                {intl.formatMessage({ id: 'forum.delete' })}
              </Button>
            </div>
          </ListBlock>
        ))}
      </List>
      {textToDelete && (
        <DeleteSheet
          userId={userId}
          topicId={textToDelete.topicId}
          replyId={textToDelete.type === 'post' ? textToDelete.id : undefined}
          isInList
          onClose={() => {
            setTextToDelete(null);
            void refetch();
          }}
        />
      )}
    </section>
  );
}
