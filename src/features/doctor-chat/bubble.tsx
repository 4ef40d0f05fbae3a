import { useCallback, useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { useLongPress } from '@/ui/hooks/use-long-press.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { AttachmentCard } from './attachment-card.tsx';
import { attachmentWords } from './attachment-words.ts';
import styles from './chat.module.css';
import { DangerMark } from './danger-mark.tsx';
import { MessageMenu } from './message-menu.tsx';
import { statusOf } from './message-order.ts';

interface BubbleProps {
  /** Above the bubble. */
  lead?: ReactNode;
  message: StoredDoctorMessage;
  isOwn: boolean;
  /** Name of the sender. */
  name: string;
  patientPage?: string;
  /** Danger words in it, for the doctor who reads it. */
  danger?: Danger;
  onDelete: () => void;
}

const icons = { waiting: 'clock', sent: 'check', delivered: 'check-all', read: 'eye' } as const;

/**
 * One message: sender, text and time, and the delivery status of the reader's own messages. A long press, a right click
 * or the button with three dots opens its menu.
 */
export function Bubble({ lead, message, isOwn, name, patientPage, danger, onDelete }: BubbleProps) {
  const intl = useIntl();
  const contentId = useId();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const longPress = useLongPress(useCallback(() => setMenuOpen(true), []));
  const status = statusOf(message);
  const when = message.createdAt ?? message.timestamp;
  const isText = message.content !== '' && message.content !== attachmentWords(intl, message.attachment)?.title;
  return (
    <li className={classNames(styles.message, isOwn && styles.own, danger && styles.dangerous)}>
      {lead}
      <div className={styles.bubble} {...longPress}>
        <span className="hidden-text">{name}</span>
        {danger && <DangerMark danger={danger} />}
        {isText && (
          <p id={contentId} dir="auto">
            {message.content}
          </p>
        )}
        <AttachmentCard attachment={message.attachment} patientPage={patientPage} />
      </div>
      <div className={styles.foot}>
        <time dateTime={when}>
          {intl.formatDate(when, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })}
        </time>
        {isOwn && (
          <span className={styles.status}>
            <Icon name={icons[status]} size={16} />
            {intl.formatMessage({ id: `doctorChat.status.${status}` })}
          </span>
        )}
        <MessageMenu
          content={isText ? message.content : ''}
          contentId={contentId}
          isAtEnd={isOwn}
          isOpen={isMenuOpen}
          onOpenChange={setMenuOpen}
          onDelete={isOwn ? onDelete : undefined}
        />
      </div>
    </li>
  );
}
