import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listHiddenTexts, type HiddenText } from '@/sync/api/community/hidden-texts.ts';
import { listOwnNotices } from '@/sync/api/community/moderation.ts';
import { Button } from '@/ui/controls/button.tsx';
import { List, ListBlock } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import styles from '@/features/forum/layout/forum.module.css';
import { AuthorNotice, Reason } from './author-notice.tsx';
import { PartNotice } from '@/features/forum/layout/failed-parts.tsx';
import { WrittenText } from '@/features/forum/posts/text-card.tsx';

/**
 * What moderators did with the user's texts and why: first the anonymous texts that are hidden, which are shown nowhere
 * else to her, then what concerns texts that she can open.
 */
export function UserHiddenTexts({ userId }: { userId: string }) {
  const intl = useIntl();
  const [textToDelete, setTextToDelete] = useState<HiddenText | null>(null);
  // A separate query key: other people's posts do not affect it, and each request runs a server function.
  const { data, isError, refetch } = useQuery({
    queryKey: ['own hidden texts', userId],
    queryFn: async () => {
      const [texts, notices] = await Promise.all([listHiddenTexts(userId), listOwnNotices()]);
      return { texts, notices };
    },
  });
  if (isError && !data) return <PartNotice ids={['forum.part.hidden']} onAgain={() => void refetch()} />;
  if (!data || data.texts.length + data.notices.length === 0) return null;
  const reasonOf = (id: string) =>
    data.notices.find(({ targetId, action }) => targetId === id && action === 'hide')?.reason;
  const isListed = (id: string) => data.texts.some((text) => text.id === id);
  const others = data.notices.filter(({ targetId, action }) => action === 'warn' || !isListed(targetId));
  return (
    <section className={styles.decisions}>
      <SectionTitle id="forum-own-hidden">{intl.formatMessage({ id: 'forum.notices' })}</SectionTitle>
      <List labelledBy="forum-own-hidden">
        {data.texts.map((text) => (
          <ListBlock key={text.id}>
            {text.title && <bdi className={styles.strong}>{text.title}</bdi>}
            <WrittenText id={`hidden-${text.id}`}>{text.content}</WrittenText>
            <p className={styles.quiet}>
              {intl.formatMessage({ id: 'forum.hidden.own' })} <Reason reason={reasonOf(text.id)} />
            </p>
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
        {others.map((notice) => (
          <AuthorNotice key={notice.id} notice={notice} />
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
