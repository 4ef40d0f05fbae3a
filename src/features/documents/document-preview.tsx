import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { isPdf } from './document-words.ts';
import styles from './documents.module.css';
import { PdfPreview } from './pdf-preview.tsx';

/** The file of a document: a picture, or a PDF page by page. */
export function DocumentPreview({ file, title }: { file: File; title: string }) {
  const intl = useIntl();
  const [isUnreadable, setUnreadable] = useState(false);
  if (isPdf({ documentType: file.type, fileName: file.name })) return <PdfPreview file={file} />;
  if (isUnreadable) return <p className={styles.quiet}>{intl.formatMessage({ id: 'documents.noPicture' })}</p>;
  return <BlobPicture picture={file} alt={title} className={styles.picture} onError={() => setUnreadable(true)} />;
}
