import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { Link } from '@/ui/controls/link.tsx';
import { attachmentWords } from './attachment-words.ts';
import styles from './chat.module.css';

interface AttachmentCardProps {
  attachment: string | null | undefined;
  /** The doctor's page of the patient; without it the link opens the patient's own pages. */
  patientPage?: string;
}

/** The attachment of a message, with a link to it. */
export function AttachmentCard({ attachment, patientPage }: AttachmentCardProps) {
  const intl = useIntl();
  const words = attachmentWords(intl, attachment);
  if (!words) return null;
  const isDocument = words.kind === 'document';
  return (
    <Link to={patientPage ?? (isDocument ? '/medicaldocs' : '/readings')} className={styles.attachment}>
      <Icon name={isDocument ? 'document' : 'activity'} size={24} />
      <span>
        <b>{words.title}</b>
        <small>{words.detail}</small>
      </span>
    </Link>
  );
}
