import { useIntl } from 'react-intl';
import { dropWrite } from '@/db/forum.ts';
import type { KeptWrite } from '@/model/forum-write.ts';
import { Button } from '@/ui/button.tsx';
import { List, ListBlock } from '@/ui/list.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import styles from './forum.module.css';
import { refusedTexts } from './own-writes.ts';

const reasons = {
  invalid: 'forum.refused.invalid',
  gone: 'forum.refused.gone',
  locked: 'forum.refused.locked',
} as const;

/** What she wrote and the forum did not take: her words stay until she lets go of them. */
export function RefusedList({ writes }: { writes: readonly KeptWrite[] }) {
  const intl = useIntl();
  const refused = refusedTexts(writes);
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
