import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { detailOf, titleOf } from '@/i18n/phrases/document-words.ts';
import type { PatientDocument } from '@/sync/api/doctor/patient-records.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import styles from '@/features/doctor/elements/record-list.module.css';

const FileDialog = lazy(() => import('./file-dialog.tsx').then((module) => ({ default: module.FileDialog })));

/** The patient's documents, newest first: title, description and a button that opens the file. */
export function FilesPanel({ files }: { files: readonly PatientDocument[] }) {
  const intl = useIntl();
  const [openId, setOpenId] = useState<string | null>(null);
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
                <bdi>{titleOf(intl, file)}</bdi>
              </strong>
              <span className={styles.detail}>{detailOf(intl, file)}</span>
              {titleOf(intl, file) !== file.fileName && (
                <span className={styles.detail}>
                  <bdi>{file.fileName}</bdi>
                </span>
              )}
            </div>
            <Button
              tone="quiet"
              aria-label={intl.formatMessage({ id: 'doctor.files.open.name' }, { name: titleOf(intl, file) })}
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
            onClose={() => setOpenId(null)}
            onPrevious={goTo(place - 1)}
            onNext={goTo(place + 1)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
