import { useIntl } from 'react-intl';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { ListRow } from '@/ui/layout/list.tsx';
import styles from './chat.module.css';

/** The unread messages in one line on Today: how many, and the first words of the newest; nothing without any. */
export function UnreadSummary() {
  const intl = useIntl();
  const messages = useUnreadMessages((unread) => unread.messages) ?? [];
  const [newest] = messages;
  if (!newest) return null;
  return (
    <ListRow
      to="/doctor-chat"
      lead={<Icon name="message" />}
      title={intl.formatMessage({ id: 'doctorChat.today' }, { count: messages.length })}
      detail={
        <span className={styles.preview} dir="auto">
          {newest.content}
        </span>
      }
    />
  );
}
