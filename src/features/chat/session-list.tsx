import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatSession } from '@/model/messages/chat-session.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import styles from './chat.module.css';
import { useSessionSearch } from './use-session-search.ts';

/** The title of a conversation, or else the user's first words. */
export function useSessionTitle(): (session: ChatSession) => string {
  const intl = useIntl();
  return ({ name, preview }) => name ?? preview ?? intl.formatMessage({ id: 'chat.startedByAssistant' });
}

/** The saved conversations, newest first, with a search in titles and messages. */
export function SessionList({ sessions }: { sessions: readonly ChatSession[] }) {
  const intl = useIntl();
  const titleOf = useSessionTitle();
  const [search, setSearch] = useState('');
  const found = useSessionSearch(search);
  const shown: readonly (ChatSession & { readonly message?: string | null })[] = found ?? sessions;
  return (
    <div className={styles.list}>
      <TextField
        label={intl.formatMessage({ id: 'chat.search' })}
        type="search"
        autoComplete="off"
        value={search}
        onChange={setSearch}
      />
      <p role="status" className={found?.length === 0 ? undefined : 'hidden-text'}>
        {found?.length === 0 && <FormattedMessage id="chat.noMatch" />}
      </p>
      <List>
        {shown.map((session) => (
          <ListRow
            key={session.sessionId}
            to={`/chat?with=${session.sessionId}`}
            lead={<Icon name="message" />}
            title={<bdi>{titleOf(session)}</bdi>}
            detail={session.message ?? intl.formatDate(session.lastAt, { dateStyle: 'medium', timeStyle: 'short' })}
          />
        ))}
      </List>
    </div>
  );
}
