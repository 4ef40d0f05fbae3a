import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { KeptMessage } from '@/db/doctor-messages.ts';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import { AttachmentCard } from './attachment-card.tsx';
import { attachmentWords } from './attachment-words.ts';
import styles from './chat.module.css';
import { statusOf } from './message-order.ts';

interface BubbleProps {
  message: KeptMessage;
  isOwn: boolean;
  /** Who wrote it. */
  name: string;
  patientPage?: string;
  onDelete: () => void;
}

const icons = { waiting: 'clock', sent: 'check', delivered: 'check-all', read: 'eye' } as const;

/** One message: who, what, when, and of an own one how far it has come. */
export function Bubble({ message, isOwn, name, patientPage, onDelete }: BubbleProps) {
  const intl = useIntl();
  const contentId = useId();
  const status = statusOf(message);
  const when = message.createdAt ?? message.timestamp;
  return (
    <li className={classNames(styles.message, isOwn && styles.own)}>
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
