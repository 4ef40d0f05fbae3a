import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listContactMessages, type ListedMessage } from '@/sync/api/clinic/clinic.ts';
import { Empty } from '@/ui/feedback/empty.tsx';
import { List } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { Loaded } from './loaded.tsx';
import { MessageRow } from './message-row.tsx';
import { CLINIC_KEY } from './use-clinic-action.ts';
import styles from './clinic.module.css';

/** /clinic/messages: what the contact form has received, unanswered messages first. */
export default function MessagesPage() {
  const intl = useIntl();
  const messages = useQuery({ queryKey: [CLINIC_KEY, 'messages'], queryFn: listContactMessages });
  return (
    <Page
      title={intl.formatMessage({ id: 'clinic.messages' })}
      tone="paper"
      rail={<Rail related={['/clinic/community', '/clinic', '/clinic/templates', '/clinic/installation']} />}
    >
      <div className={styles.stack}>
        <p>{intl.formatMessage({ id: 'clinic.messages.text' })}</p>
        <Loaded query={messages}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={intl.formatMessage({ id: 'clinic.messages.none' })}>{null}</Empty>
            ) : (
              <>
                <Messages id="open" messages={all.filter(({ answeredAt }) => !answeredAt)} />
                <Messages id="answered" messages={all.filter(({ answeredAt }) => answeredAt)} />
              </>
            )
          }
        </Loaded>
      </div>
    </Page>
  );
}

function Messages({ id, messages }: { id: 'open' | 'answered'; messages: readonly ListedMessage[] }) {
  const intl = useIntl();
  if (messages.length === 0) return null;
  return (
    <section>
      <SectionTitle id={`messages-${id}`}>{intl.formatMessage({ id: `clinic.messages.${id}` })}</SectionTitle>
      <List labelledBy={`messages-${id}`}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </List>
    </section>
  );
}
