import { useIntl } from 'react-intl';
import { readAttachment } from '@/model/message-attachment.ts';
import { Icon } from '@/ui/icon.tsx';
import { Link } from '@/ui/link.tsx';
import styles from './chat.module.css';

interface AttachmentCardProps {
  attachment: string | null | undefined;
  /** The page of the patient, for a doctor; the patient's own pages otherwise. */
  patientPage?: string;
}

/** What a message points to, and the way there. */
export function AttachmentCard({ attachment, patientPage }: AttachmentCardProps) {
  const intl = useIntl();
  const read = readAttachment(attachment);
  if (!read) return null;
  const day = (date: string) =>
    intl.formatDate(`${date}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const isDocument = read.kind === 'document';
  const title = isDocument
    ? read.fileName
    : intl.formatMessage(
        { id: 'doctorChat.readings' },
        { kind: intl.formatMessage({ id: `readings.kindTitle.${read.reading}` }), count: read.count },
      );
  const detail = isDocument
    ? intl.formatMessage({ id: 'doctorChat.document' })
    : intl.formatMessage({ id: 'doctorChat.readings.range' }, { from: day(read.from), to: day(read.to) });
  return (
    <Link to={patientPage ?? (isDocument ? '/medicaldocs' : '/readings')} className={styles.attachment}>
      <Icon name={isDocument ? 'document' : 'activity'} size={24} />
      <span>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
    </Link>
  );
}
