import { FormattedMessage, useIntl } from 'react-intl';
import { dropContact, liveContact, type OutboxMessage, type Writer } from '@/db/outbox/contact-outbox.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { sendContactSoon } from '@/app/network/contact-message-retry.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './about.module.css';

const icons: Readonly<Record<OutboxMessage['state'], IconName>> = {
  waiting: 'clock',
  sent: 'check',
  refused: 'warning',
};

/** The messages in the outbox, with their state. */
export function SentMessages({ writer }: { writer: Writer }) {
  const intl = useIntl();
  const messages = useLiveQuery(() => liveContact(writer), `contact ${writer}`) ?? [];
  if (messages.length === 0) return null;
  return (
    <section>
      <SectionTitle id="your-messages">
        <FormattedMessage id="contact.yours" />
      </SectionTitle>
      <List labelledBy="your-messages">
        {messages.map(({ id, kind, text, writtenAt, state }) => (
          <ListRow
            key={id}
            done={state === 'sent'}
            lead={<Icon name={icons[state]} />}
            title={intl.formatMessage({ id: `contact.state.${state}` })}
            detail={`${intl.formatMessage({ id: `contact.about.${kind}` })} · ${intl.formatDate(writtenAt, { dateStyle: 'medium', timeStyle: 'short' })}`}
          >
            <p className={styles.written}>{text}</p>
            <div className={styles.ways}>
              {state === 'waiting' && (
                <Button tone="secondary" icon="refresh" onClick={sendContactSoon}>
                  <FormattedMessage id="contact.again" />
                </Button>
              )}
              <Button tone="quiet" icon="trash" onClick={() => void dropContact(writer, id)}>
                <FormattedMessage id="contact.drop" />
              </Button>
            </div>
          </ListRow>
        ))}
      </List>
    </section>
  );
}
