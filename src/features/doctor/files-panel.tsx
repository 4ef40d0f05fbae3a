import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PatientDocument } from '@/sync/online/patient-records.ts';
import { Button } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import type { FileTrouble } from '@/fetched-file.ts';
import { openPatientFile } from './open-patient-file.ts';
import { Panel } from './panel.tsx';
import { useDoctorWords } from './use-doctor-words.ts';
import styles from './record-list.module.css';

/** Her medical documents, the newest first: what each is called, what she wrote about it, and the file itself. */
export function FilesPanel({ files }: { files: readonly PatientDocument[] }) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage({ id: 'doctor.files.title' })}>
      {files.length === 0 && <p>{intl.formatMessage({ id: 'doctor.files.none' })}</p>}
      <ul>
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
    </Panel>
  );
}

function FileRow({ file }: { file: PatientDocument }) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [state, setState] = useState<'still' | 'opening' | FileTrouble>('still');
  async function open() {
    setState('opening');
    setState((await openPatientFile(file)) ?? 'still');
  }
  return (
    <li className={styles.row}>
      <Icon name="document" />
      <div className={styles.grow}>
        <strong>
          <bdi>{file.fileName}</bdi>
        </strong>
        <span className={styles.detail}>
          {[words.date(Date.parse(file.createdAt)), file.description?.trim()].filter(Boolean).join(' · ')}
        </span>
        {(state === 'away' || state === 'gone') && (
          <p role="alert">{intl.formatMessage({ id: `doctor.files.${state}` })}</p>
        )}
      </div>
      <Button
        tone="quiet"
        busy={state === 'opening'}
        aria-label={intl.formatMessage({ id: 'doctor.files.open.name' }, { name: file.fileName })}
        onClick={() => void open()}
      >
        {intl.formatMessage({ id: 'doctor.files.open' })}
      </Button>
    </li>
  );
}
