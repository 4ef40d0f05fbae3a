import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listAnsweredMessages, type ListedMessage } from '@/sync/api/clinic/clinic.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './about.module.css';

/** What administrators answered to messages of this account. Without a network nothing is shown. */
export function AnsweredMessages({ userId }: { userId: string }) {
  const intl = useIntl();
  const [messages, setMessages] = useState<readonly ListedMessage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    listAnsweredMessages(userId).then(
      (found) => isCurrent && setMessages(found.filter(({ answer }) => answer)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  if (messages.length === 0) return null;
  const when = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <SectionTitle id="answered-messages">
        <FormattedMessage id="contact.answers" />
      </SectionTitle>
      <List labelledBy="answered-messages">
        {messages.map(({ id, kind, text, answer, answeredAt }) => (
          <ListRow
            key={id}
            lead={<Icon name="message" />}
            title={intl.formatMessage({ id: `contact.about.${kind}` })}
            detail={answeredAt && intl.formatMessage({ id: 'contact.answered' }, { when: when(answeredAt) })}
          >
            <p className={styles.hint}>
              <bdi className={styles.written}>{text}</bdi>
            </p>
            <p className={styles.written}>
              <bdi>{answer}</bdi>
            </p>
          </ListRow>
        ))}
      </List>
    </section>
  );
}
