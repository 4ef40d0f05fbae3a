import { useIntl } from 'react-intl';
import type { PatientDocument } from '@/sync/online/patient-records.ts';
import { Icon } from '@/ui/icon.tsx';
import { Panel } from './panel.tsx';
import { useDoctorWords } from './use-doctor-words.ts';
import styles from './record-list.module.css';

/** Her medical documents, the newest first: what each is called and what she wrote about it. */
export function FilesPanel({ files }: { files: readonly PatientDocument[] }) {
  const intl = useIntl();
  const words = useDoctorWords();
  return (
    <Panel title={intl.formatMessage({ id: 'doctor.files.title' })}>
      {files.length === 0 && <p>{intl.formatMessage({ id: 'doctor.files.none' })}</p>}
      <ul>
        {files.map((file) => (
          <li key={file.id} className={styles.row}>
            <Icon name="document" />
            <div>
              <strong>
                <bdi>{file.fileName}</bdi>
              </strong>
              <span className={styles.detail}>
                {[words.date(Date.parse(file.createdAt)), file.description?.trim()].filter(Boolean).join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
