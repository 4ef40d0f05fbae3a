import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { AttachmentCard } from './attachment-card.tsx';
import { attachmentWords } from './attachment-words.ts';
import styles from './chat.module.css';
import { statusOf } from './message-order.ts';

interface BubbleProps {
  /** Above the bubble. */
  lead?: ReactNode;
  message: StoredDoctorMessage;
  isOwn: boolean;
  /** Name of the sender. */
  name: string;
  patientPage?: string;
  onDelete: () => void;
}

const icons = { waiting: 'clock', sent: 'check', delivered: 'check-all', read: 'eye' } as const;

/** One message: sender, text and time, and the delivery status of the reader's own messages. */
export function Bubble({ lead, message, isOwn, name, patientPage, onDelete }: BubbleProps) {
  const intl = useIntl();
  const contentId = useId();
  const status = statusOf(message);
  const when = message.createdAt ?? message.timestamp;
  return (
    <li className={classNames(styles.message, isOwn && styles.own)}>
      {lead}
      <div className={styles.bubble}>
        <span className="hidden-text">{name}</span>
        {message.content && message.content !== attachmentWords(intl, message.attachment)?.title && (
          <p id={contentId} dir="auto">
            {message.content}
          </p>
        )}
        <AttachmentCard attachment={message.attachment} patientPage={patientPage} />
      </div>
      <p className={styles.foot}>
        <time dateTime={when}>
          {intl.formatDate(when, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })}
        </time>
        {isOwn && (
          <span className={styles.status}>
            <Icon name={icons[status]} size={16} />
            {intl.formatMessage({ id: `doctorChat.status.${status}` })}
          </span>
        )}
        {isOwn && (
          <button type="button" className={styles.remove} aria-describedby={contentId} onClick={onDelete}>
            {intl.formatMessage({ id: 'doctorChat.delete' })}
          </button>
        )}
      </p>
    </li>
  );
}
