import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { detailOf, textBelowTitle, titleOf } from '@/i18n/phrases/document-words.ts';
import type { PatientDocument } from '@/sync/api/doctor/patient-records.ts';
import type { FetchedFile } from '@/app/files/fetched-file.ts';
import { FileViewer, isPdfFile } from '@/app/files/viewer/file-viewer.tsx';
import { ViewerDialog } from '@/app/files/viewer/viewer-dialog.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { openFile } from '@/ui/media/open-file.ts';
import { saveFile } from '@/ui/media/save-file.ts';
import { fetchPatientFile, UNKNOWN_TYPE } from './open-patient-file.ts';
import styles from './file-dialog.module.css';

interface FileDialogProps {
  file: PatientDocument;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** A patient's document over the whole screen. It is requested when it is opened, and nothing is kept. */
export function FileDialog({ file, ...ways }: FileDialogProps) {
  const intl = useIntl();
  return (
    <ViewerDialog title={titleOf(intl, file)} detail={detailOf(intl, file)} {...ways}>
      <PatientFile key={file.id} file={file} />
    </ViewerDialog>
  );
}

function PatientFile({ file }: { file: PatientDocument }) {
  const intl = useIntl();
  const [found, setFound] = useState<FetchedFile | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void fetchPatientFile(file).then((result) => isCurrent && setFound(result));
    return () => {
      isCurrent = false;
    };
    // The record is a new object after every change of the list; a try again is a new request.
  }, [file.fileId, attempt]); // oxlint-disable-line react/exhaustive-deps
  if (found?.is !== 'here')
    return (
      <div className={styles.absent} role="status">
        <p>{intl.formatMessage({ id: found ? `doctor.files.${found.is}` : 'documents.fetching' })}</p>
        {found?.is === 'away' && (
          <Button
            tone="secondary"
            icon="refresh"
            onClick={() => {
              setFound(null);
              setAttempt(attempt + 1);
            }}
          >
            {intl.formatMessage({ id: 'doctor.files.again' })}
          </Button>
        )}
      </div>
    );
  const opened = found.file;
  return (
    <>
      {opened.type === UNKNOWN_TYPE ? (
        <div className={styles.absent}>
          <p>{intl.formatMessage({ id: 'doctor.files.unknown' })}</p>
        </div>
      ) : (
        <FileViewer file={opened} title={titleOf(intl, file)} />
      )}
      <div className={styles.acts}>
        <p className={styles.description}>{textBelowTitle(file)}</p>
        <Button tone="quiet" icon="download" onClick={() => saveFile(opened.name, opened, opened.type)}>
          {intl.formatMessage({ id: 'documents.download' })}
        </Button>
        {isPdfFile(opened) && opened.type !== UNKNOWN_TYPE && (
          <Button tone="quiet" icon="eye" onClick={() => openFile(opened)}>
            {intl.formatMessage({ id: 'documents.openPdf' })}
          </Button>
        )}
      </div>
    </>
  );
}
