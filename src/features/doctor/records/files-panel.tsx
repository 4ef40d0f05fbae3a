import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PatientDocument } from '@/sync/api/doctor/patient-records.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import type { FileUnavailable } from '@/app/files/fetched-file.ts';
import { openPatientFile } from './open-patient-file.ts';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from '@/features/doctor/elements/record-list.module.css';

/** The patient's documents, newest first: title, description and a button that opens the file. */
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
  const [state, setState] = useState<'still' | 'opening' | FileUnavailable>('still');
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
