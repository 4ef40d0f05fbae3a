import { useIntl } from 'react-intl';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { isClinician } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { ListRow } from '@/ui/layout/list.tsx';
import styles from './chat.module.css';

/**
 * The unread messages in one line on Today: how many, and the first words of the newest; nothing without any. The messages of a
 * clinician come from patients, and her navigation counts them.
 */
export function UnreadSummary() {
  const intl = useIntl();
  const messages = useUnreadMessages((unread) => unread.messages) ?? [];
  const isClinicianHere = useSession(({ user }) => isClinician(user?.labels ?? []));
  const [newest] = messages;
  if (!newest || isClinicianHere) return null;
  return (
    <ListRow
      to="/doctor-chat"
      lead={<Icon name="message" />}
      title={intl.formatMessage({ id: 'doctorChat.today' }, { count: messages.length })}
      detail={
        <span className={styles.preview}>
          <bdi>{newest.content}</bdi>
        </span>
      }
    />
  );
}
