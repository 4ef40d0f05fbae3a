import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { StoredDocument } from '@/db/records/documents.ts';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useThumbnail } from '@/app/files/use-thumbnail.ts';
import { detailOf, isPdf, titleOf } from './document-words.ts';
import styles from './documents.module.css';
import type { FileStatus } from './file-status.ts';
import { FileStatusLine } from './file-status-line.tsx';

interface DocumentRowProps {
  document: StoredDocument;
  file: FileStatus;
  isOffline: boolean;
  onOpen: () => void;
}

/** One document: thumbnail, title and the status of its file. The whole row opens it. */
export function DocumentRow({ document, file, isOffline, onOpen }: DocumentRowProps) {
  const intl = useIntl();
  const rowRef = useRef<HTMLSpanElement>(null);
  const isThere = (file.place === 'remote' || file.place === 'complete') && !isPdf(document);
  const picture = useThumbnail({ bucket: 'medical-files', fileId: document.fileId, isThere }, rowRef);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span ref={rowRef} className={styles.thumbnail}>
          {picture ? <BlobPicture picture={picture} alt="" /> : <Icon name="document" size={28} />}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{titleOf(intl, document)}</span>
          <span className={styles.detail}>{detailOf(intl, document)}</span>
          <FileStatusLine {...file} />
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
