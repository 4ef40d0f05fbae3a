import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listOwnHidden, type HiddenText } from '@/sync/online/own-hidden.ts';
import { Button } from '@/ui/button.tsx';
import { List, ListBlock } from '@/ui/list.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import styles from './forum.module.css';
import { WrittenText } from './text-card.tsx';

/** What she wrote without a name and a moderator has hidden: nowhere else is it in her sight. */
export function OwnHidden({ userId }: { userId: string }) {
  const intl = useIntl();
  const [leaving, setLeaving] = useState<HiddenText | null>(null);
  // Not with the rest of the forum: what others write there changes nothing here, and each answer is a function's run.
  const { data, refetch } = useQuery({ queryKey: ['own hidden texts', userId], queryFn: () => listOwnHidden(userId) });
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
              <Button tone="quiet" icon="trash" aria-describedby={`hidden-${text.id}`} onClick={() => setLeaving(text)}>
                {intl.formatMessage({ id: 'forum.delete' })}
              </Button>
            </div>
          </ListBlock>
        ))}
      </List>
      {leaving && (
        <DeleteSheet
          userId={userId}
          topicId={leaving.topicId}
          replyId={leaving.type === 'post' ? leaving.id : undefined}
          isInList
          onClose={() => {
            setLeaving(null);
            void refetch();
          }}
        />
      )}
    </section>
  );
}
