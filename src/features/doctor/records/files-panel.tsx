import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PatientDocument } from '@/sync/api/doctor/patient-records.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from '@/features/doctor/elements/record-list.module.css';

const FileDialog = lazy(() => import('./file-dialog.tsx').then((module) => ({ default: module.FileDialog })));

/** The patient's documents, newest first: title, description and a button that opens the file. */
export function FilesPanel({ files }: { files: readonly PatientDocument[] }) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [openId, setOpenId] = useState<string | null>(null);
  const detailOf = (file: PatientDocument) =>
    [words.date(Date.parse(file.createdAt)), file.description?.trim()].filter(Boolean).join(' · ');
  const place = files.findIndex(({ id }) => id === openId);
  const opened = files[place];
  const goTo = (at: number) => {
    const next = files[at];
    return next && (() => setOpenId(next.id));
  };
  return (
    <Panel title={intl.formatMessage({ id: 'doctor.files.title' })}>
      {files.length === 0 && <p>{intl.formatMessage({ id: 'doctor.files.none' })}</p>}
      <ul>
        {files.map((file) => (
          <li key={file.id} className={styles.row}>
            <Icon name="document" />
            <div className={styles.grow}>
              <strong>
                <bdi>{file.fileName}</bdi>
              </strong>
              <span className={styles.detail}>{detailOf(file)}</span>
            </div>
            <Button
              tone="quiet"
              aria-label={intl.formatMessage({ id: 'doctor.files.open.name' }, { name: file.fileName })}
              onClick={() => setOpenId(file.id)}
            >
              {intl.formatMessage({ id: 'doctor.files.open' })}
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense fallback={null}>
          <FileDialog
            file={opened}
            detail={words.date(Date.parse(opened.createdAt))}
            onClose={() => setOpenId(null)}
            onPrevious={goTo(place - 1)}
            onNext={goTo(place + 1)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
