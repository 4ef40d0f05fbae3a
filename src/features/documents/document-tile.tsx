import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { StoredDocument } from '@/db/records/documents.ts';
import { useThumbnail } from '@/app/files/use-thumbnail.ts';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { detailOf, isPdf, titleOf } from '@/i18n/phrases/document-words.ts';
import type { FileStatus } from './file-status.ts';
import { FileStatusLine } from './file-status-line.tsx';
import styles from './gallery.module.css';

interface DocumentTileProps {
  document: StoredDocument;
  file: FileStatus;
  isOffline: boolean;
  /** It is open beside the list. */
  isOpen: boolean;
  onOpen: () => void;
}

/** One document: its picture, its title and where its file is. The whole tile opens it. */
export function DocumentTile({ document, file, isOffline, isOpen, onOpen }: DocumentTileProps) {
  const intl = useIntl();
  const frame = useRef<HTMLSpanElement>(null);
  const isThere = (file.place === 'remote' || file.place === 'complete') && !isPdf(document);
  const picture = useThumbnail({ bucket: 'medical-files', fileId: document.fileId, isThere }, frame);
  return (
    <li>
      <button type="button" className={styles.tile} aria-current={isOpen || undefined} onClick={onOpen}>
        <span ref={frame} className={styles.frame}>
          {picture ? (
            <BlobPicture picture={picture} alt="" />
          ) : (
            <Icon name={file.place === 'missing' ? 'alert' : 'document'} size={32} />
          )}
          {isOffline && (
            <span className={styles.mark}>
              <Icon name="smartphone" size={20} />
              <span className="hidden-text">{intl.formatMessage({ id: 'documents.kept' })}</span>
            </span>
          )}
        </span>
        <span className={styles.title}>{titleOf(intl, document)}</span>
        <span className={styles.detail}>{detailOf(intl, { ...document, fileSize: null })}</span>
        <FileStatusLine {...file} />
      </button>
    </li>
  );
}
