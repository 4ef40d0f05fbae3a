import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { isStorageFull } from '@/db/browser-storage/is-full.ts';
import { removeDocument, type StoredDocument } from '@/db/records/documents.ts';
import { keepOffline, stopKeepingOffline } from '@/db/files/local-files.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Chip } from '@/ui/controls/chip.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { canShare, shareFile } from '@/ui/media/share-file.ts';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { DeleteDocument } from './delete-document.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { detailOf, textBelowTitle, titleOf } from './document-words.ts';
import styles from './documents.module.css';
import type { FileStatus } from './file-status.ts';
import { FileStatusLine } from './file-status-line.tsx';
import { useFile } from './use-file.ts';

/** Delay (ms) before "loading" is shown: a local file is ready before that. */
const LOADING_DELAY_MS = 300;

interface DocumentSheetProps {
  document: StoredDocument;
  file: FileStatus;
  isOffline: boolean;
  onClose: () => void;
}

/** One document: file, description and actions. */
export function DocumentSheet({ document, file: status, isOffline, onClose }: DocumentSheetProps) {
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
  // The text above it says that the file is not here, or is missing.
  const isOnItsWay = isRefused || status.place === 'unsent' || status.place === 'lost';
  const toggleOffline = (localFile: File) => {
    setFailure(null);
    const work = isOffline ? stopKeepingOffline(document.fileId) : keepOffline(document.fileId, localFile);
    const fallback = isOffline ? 'records.notChanged' : 'documents.notKept';
    work.catch((error: unknown) => setFailure(isStorageFull(error) ? 'records.full' : failureMessage(fallback)));
  };
  const question = (
    <DeleteDocument
      onNo={() => setAsking(false)}
      onYes={async () => {
        await removeDocument(document);
        onClose();
      }}
    />
  );
  return (
    <Sheet open onClose={onClose} title={title} lead={detailOf(intl, document)} foot={isAsking && question}>
      <div className={styles.document}>
        {isLate && found.is === 'looking' && (
          <p className={styles.quiet}>{intl.formatMessage({ id: 'documents.fetching' })}</p>
        )}
        {found.is === 'away' && <p>{intl.formatMessage({ id: 'documents.notHere' })}</p>}
        {found.is === 'gone' && (
          <p role="status" className={styles.missing}>
            <Icon name="alert" size={24} />
            <span>{intl.formatMessage({ id: 'documents.gone' })}</span>
          </p>
        )}
        {file && <DocumentPreview file={file} title={title} />}
        {isOnItsWay && <FileStatusLine {...status} />}
        {isRefused && (
          <ButtonLink to="/needs-you" tone="secondary">
            {intl.formatMessage({ id: 'files.refused.why' })}
          </ButtonLink>
        )}
        <div id={words}>
          {text && <p className={styles.description}>{text}</p>}
          {document.fileName !== title && <p className={styles.quiet}>{document.fileName}</p>}
        </div>
        {failure && <p role="alert">{intl.formatMessage({ id: failure })}</p>}
        <div className={styles.acts}>
          {file && (
            <>
              <Button
                tone="secondary"
                icon={canShare(file) ? 'share' : 'download'}
                onClick={() => void shareFile(file)}
              >
                {intl.formatMessage({ id: canShare(file) ? 'documents.share' : 'documents.download' })}
              </Button>
              <Chip chosen={isOffline} onClick={() => toggleOffline(file)}>
                {intl.formatMessage({ id: 'documents.keep' })}
              </Chip>
            </>
          )}
          {!isAsking && (
            <Button tone="quiet" icon="trash" aria-describedby={words} onClick={() => setAsking(true)}>
              {intl.formatMessage({ id: 'documents.delete' })}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
