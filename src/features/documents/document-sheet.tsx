import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { isFull } from '@/db/is-full.ts';
import { removeDocument, type KeptDocument } from '@/db/documents.ts';
import type { Upload } from '@/db/upload.ts';
import { keepOffline, stopKeepingOffline } from '@/db/local-files.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Chip } from '@/ui/chip.tsx';
import { canShare, shareFile } from '@/ui/share-file.ts';
import { Sheet } from '@/ui/sheet.tsx';
import { useLate } from '@/ui/use-late.ts';
import { useNotKept } from '@/use-not-kept.ts';
import { DeleteDocument } from './delete-document.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { detailOf, textBelowTitle, titleOf } from './document-words.ts';
import styles from './documents.module.css';
import { FileWay } from './file-way.tsx';
import { useFile } from './use-file.ts';

/** What lies on this phone is there before anybody reads that it is fetched. */
const FETCH_PATIENCE_MS = 300;

interface DocumentSheetProps {
  document: KeptDocument;
  upload: Upload | undefined;
  isKept: boolean;
  onClose: () => void;
}

/** One document: its file, its words, and what can be done with it. */
export function DocumentSheet({ document, upload, isKept, onClose }: DocumentSheetProps) {
  const intl = useIntl();
  const words = useId();
  const found = useFile(document);
  const isLate = useLate(false, FETCH_PATIENCE_MS);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const notKept = useNotKept();
  const title = titleOf(intl, document);
  const text = textBelowTitle(document);
  const file = found.is === 'here' ? found.file : null;
  const isRefused = upload?.stage === 'refused' || upload?.stage === 'withdrawn';
  const toggleKept = (kept: File) => {
    setFailure(null);
    const work = isKept ? stopKeepingOffline(document.fileId) : keepOffline(document.fileId, kept);
    const otherwise = isKept ? 'records.notChanged' : 'documents.notKept';
    work.catch((error: unknown) => setFailure(isFull(error) ? 'records.full' : notKept(otherwise)));
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
        {found.is === 'gone' && <p>{intl.formatMessage({ id: 'documents.gone' })}</p>}
        {file && <DocumentPreview file={file} title={title} />}
        <FileWay upload={upload} isWaiting={document.serverUpdatedAt === ''} />
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
              <Chip chosen={isKept} onClick={() => toggleKept(file)}>
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
