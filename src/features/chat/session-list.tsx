import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatSession } from '@/model/chat-session.ts';
import { Icon } from '@/ui/icon.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { TextField } from '@/ui/text-field.tsx';
import styles from './chat.module.css';

/** Its name, else the first words of the user. */
export function useSessionTitle(): (session: ChatSession) => string {
  const intl = useIntl();
  return ({ name, preview }) => name ?? preview ?? intl.formatMessage({ id: 'chat.startedByAssistant' });
}

/** A search over a handful of titles is only in the way. */
const WORTH_SEARCHING = 5;

/** The saved conversations, the newest first, and a search in their titles. */
export function SessionList({ sessions }: { sessions: readonly ChatSession[] }) {
  const intl = useIntl();
  const titleOf = useSessionTitle();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase(intl.locale);
  const found = sessions.filter((session) => titleOf(session).toLocaleLowerCase(intl.locale).includes(wanted));
  return (
    <div className={styles.list}>
      {sessions.length >= WORTH_SEARCHING && (
        <TextField
          label={intl.formatMessage({ id: 'chat.search' })}
          type="search"
          autoComplete="off"
          value={search}
          onChange={setSearch}
        />
      )}
      {found.length === 0 && (
        <p role="status">
          <FormattedMessage id="chat.noMatch" />
        </p>
      )}
      <List>
        {found.map((session) => (
          <ListRow
            key={session.sessionId}
            to={`/chat?with=${session.sessionId}`}
            lead={<Icon name="message" />}
            title={titleOf(session)}
            detail={intl.formatDate(session.lastAt, { dateStyle: 'medium', timeStyle: 'short' })}
          />
        ))}
      </List>
    </div>
  );
}
