import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { StoredDocument } from '@/db/records/documents.ts';
import type { Upload } from '@/db/files/upload.ts';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useThumbnail } from '@/app/files/use-thumbnail.ts';
import { detailOf, isPdf, titleOf } from './document-words.ts';
import styles from './documents.module.css';
import { UploadStatus } from './upload-status.tsx';

interface DocumentRowProps {
  document: StoredDocument;
  upload: Upload | undefined;
  isOffline: boolean;
  onOpen: () => void;
}

/** One document: thumbnail, title and upload status. The whole row opens it. */
export function DocumentRow({ document, upload, isOffline, onOpen }: DocumentRowProps) {
  const intl = useIntl();
  const rowRef = useRef<HTMLSpanElement>(null);
  const isOnServer = document.serverUpdatedAt !== '' && !isPdf(document);
  const picture = useThumbnail({ bucket: 'medical-files', fileId: document.fileId, isThere: isOnServer }, rowRef);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span ref={rowRef} className={styles.thumbnail}>
          {picture ? <BlobPicture picture={picture} alt="" /> : <Icon name="document" size={28} />}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{titleOf(intl, document)}</span>
          <span className={styles.detail}>{detailOf(intl, document)}</span>
          <UploadStatus upload={upload} isWaiting={document.serverUpdatedAt === ''} />
        </span>
        {isOffline && (
          <span className={styles.keptMark}>
            <Icon name="smartphone" size={20} />
            <span className="hidden-text">{intl.formatMessage({ id: 'documents.kept' })}</span>
          </span>
        )}
        <Icon name="chevron-right" size={20} />
      </button>
    </li>
  );
}
