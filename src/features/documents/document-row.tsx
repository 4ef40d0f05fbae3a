import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { KeptDocument } from '@/db/documents.ts';
import type { Upload } from '@/db/upload.ts';
import { BlobPicture } from '@/ui/blob-picture.tsx';
import { Icon } from '@/ui/icon.tsx';
import { useThumbnail } from '@/use-thumbnail.ts';
import { detailOf, isPdf, titleOf } from './document-words.ts';
import styles from './documents.module.css';
import { FileWay } from './file-way.tsx';

interface DocumentRowProps {
  document: KeptDocument;
  upload: Upload | undefined;
  isKept: boolean;
  onOpen: () => void;
}

/** One document: its small picture, what it is, and how far its file is. The whole row opens it. */
export function DocumentRow({ document, upload, isKept, onOpen }: DocumentRowProps) {
  const intl = useIntl();
  const place = useRef<HTMLSpanElement>(null);
  const isThere = document.serverUpdatedAt !== '' && !isPdf(document);
  const picture = useThumbnail({ bucket: 'medical-files', fileId: document.fileId, isThere }, place);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span ref={place} className={styles.thumbnail}>
          {picture ? <BlobPicture picture={picture} alt="" /> : <Icon name="document" size={28} />}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{titleOf(intl, document)}</span>
          <span className={styles.detail}>{detailOf(intl, document)}</span>
          <FileWay upload={upload} isWaiting={document.serverUpdatedAt === ''} />
        </span>
        {isKept && (
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
