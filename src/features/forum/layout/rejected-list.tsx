import { useIntl } from 'react-intl';
import { dropWrite } from '@/db/forum/forum-writes.ts';
import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import { Button } from '@/ui/controls/button.tsx';
import { List, ListBlock } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './forum.module.css';
import { rejectedTexts } from '@/features/forum/queries/pending-texts.ts';

const reasons = {
  invalid: 'forum.refused.invalid',
  gone: 'forum.refused.gone',
  locked: 'forum.refused.locked',
} as const;

/** Texts that the forum rejected: they stay until the user discards them. */
export function RejectedList({ writes }: { writes: readonly PendingForumWrite[] }) {
  const intl = useIntl();
  const refused = rejectedTexts(writes);
  if (refused.length === 0) return null;
  return (
    <section className={styles.part}>
      <SectionTitle id="forum-refused">{intl.formatMessage({ id: 'forum.refused.title' })}</SectionTitle>
      <List labelledBy="forum-refused">
        {refused.map(({ id, state, write }) => (
          <ListBlock key={id}>
            <p className={styles.refused}>
              {state !== 'waiting' && state !== 'sent' && intl.formatMessage({ id: reasons[state] })}
            </p>
            {write.kind === 'topic' && <bdi className={styles.strong}>{write.title}</bdi>}
            {write.kind !== 'vote' && (
              <p dir="auto" className={styles.text}>
                {write.content}
              </p>
            )}
            <Button tone="quiet" icon="trash" onClick={() => void dropWrite(id)}>
              {intl.formatMessage({ id: 'forum.discard' })}
            </Button>
          </ListBlock>
        ))}
      </List>
    </section>
  );
}
