import { useIntl } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import { Link } from '@/ui/link.tsx';
import { attachmentWords } from './attachment-words.ts';
import styles from './chat.module.css';

interface AttachmentCardProps {
  attachment: string | null | undefined;
  /** The page of the patient, for a doctor; the patient's own pages otherwise. */
  patientPage?: string;
}

/** What a message points to, and the way there. */
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
