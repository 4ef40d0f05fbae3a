import { FormattedMessage, useIntl } from 'react-intl';
import { dropContact, liveContact, type KeptMessage, type Writer } from '@/db/contact-outbox.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { sendContactSoon } from '@/follow-contact.ts';
import { Button } from '@/ui/button.tsx';
import { Icon, type IconName } from '@/ui/icon.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import styles from './about.module.css';

const icons: Readonly<Record<KeptMessage['state'], IconName>> = { waiting: 'clock', sent: 'check', refused: 'warning' };

/** What was written here, with a mark that says whether it has arrived. */
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
