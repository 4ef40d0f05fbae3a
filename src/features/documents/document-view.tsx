import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { isStorageFull } from '@/db/browser-storage/is-full.ts';
import { keepOffline, stopKeepingOffline } from '@/db/files/local-files.ts';
import { removeDocument, type StoredDocument } from '@/db/records/documents.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { FileViewer, isPdfFile } from '@/app/files/viewer/file-viewer.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Chip } from '@/ui/controls/chip.tsx';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { openFile } from '@/ui/media/open-file.ts';
import { canShare, shareFile } from '@/ui/media/share-file.ts';
import { DeleteDocument } from './delete-document.tsx';
import { textBelowTitle, titleOf } from '@/i18n/phrases/document-words.ts';
import styles from './documents.module.css';
import type { FileStatus } from './file-status.ts';
import { FileStatusLine } from './file-status-line.tsx';
import { useFile } from './use-file.ts';

/** Delay (ms) before "loading" is shown: a local file is ready before that. */
const LOADING_DELAY_MS = 300;

export interface DocumentViewProps {
  document: StoredDocument;
  file: FileStatus;
  isOffline: boolean;
  onClose: () => void;
}

/** One document: its pages, its text, and what can be done with it. */
export function DocumentView({ document, file: status, isOffline, onClose }: DocumentViewProps) {
  const intl = useIntl();
  const words = useId();
  const found = useFile(document);
  const isLate = useAfterPaint(false, LOADING_DELAY_MS);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const failureMessage = useSaveFailure();
  const title = titleOf(intl, document);
  const text = textBelowTitle(document);
  const file = found.is === 'here' ? found.file : null;
  const isRefused = status.place === 'refused';
  // The text in place of the pages says that the file is not here, or is missing.
  const isOnItsWay = isRefused || status.place === 'unsent' || status.place === 'lost';
  const toggleOffline = (localFile: File) => {
    setFailure(null);
    const work = isOffline ? stopKeepingOffline(document.fileId) : keepOffline(document.fileId, localFile);
    const fallback = isOffline ? 'records.notChanged' : 'documents.notKept';
    work.catch((error: unknown) => setFailure(isStorageFull(error) ? 'records.full' : failureMessage(fallback)));
  };
  return (
    <>
      {file ? (
        <FileViewer file={file} title={title} />
      ) : (
        <div className={styles.absent}>
          {isLate && found.is === 'looking' && <p>{intl.formatMessage({ id: 'documents.fetching' })}</p>}
          {found.is === 'away' && (
            <p>
              <Icon name="cloud-off" size={24} />
              <span>{intl.formatMessage({ id: 'documents.notHere' })}</span>
            </p>
          )}
          {found.is === 'gone' && (
            <p role="status" className={styles.missing}>
              <Icon name="alert" size={24} />
              <span>{intl.formatMessage({ id: 'documents.gone' })}</span>
            </p>
          )}
        </div>
      )}
      <div className={styles.below}>
        {isOnItsWay && <FileStatusLine {...status} />}
        {isRefused && (
          <ButtonLink to="/needs-you" tone="secondary">
            {intl.formatMessage({ id: 'files.refused.why' })}
          </ButtonLink>
        )}
        <div id={words} className={styles.text}>
          {text && <p className={styles.description}>{text}</p>}
          {document.fileName !== title && <p className={styles.quiet}>{document.fileName}</p>}
        </div>
        {failure && <p role="alert">{intl.formatMessage({ id: failure })}</p>}
        {isAsking ? (
          <DeleteDocument
            onNo={() => setAsking(false)}
            onYes={async () => {
              await removeDocument(document);
              onClose();
            }}
          />
        ) : (
          <div className={styles.acts}>
            {file && (
              <>
                <Chip chosen={isOffline} onClick={() => toggleOffline(file)}>
                  {intl.formatMessage({ id: 'documents.keep' })}
                </Chip>
                <Button tone="quiet" icon={canShare(file) ? 'share' : 'download'} onClick={() => void shareFile(file)}>
                  {intl.formatMessage({ id: canShare(file) ? 'documents.share' : 'documents.download' })}
                </Button>
                {isPdfFile(file) && (
                  <Button tone="quiet" icon="eye" onClick={() => openFile(file)}>
                    {intl.formatMessage({ id: 'documents.openPdf' })}
                  </Button>
                )}
              </>
            )}
            <Button tone="quiet" icon="trash" aria-describedby={words} onClick={() => setAsking(true)}>
              {intl.formatMessage({ id: 'documents.delete' })}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
