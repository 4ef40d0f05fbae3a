import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { openFile } from '@/ui/media/open-file.ts';
import { isPdf } from './document-words.ts';
import styles from './documents.module.css';

/** A picture is shown inline, a PDF in the browser's viewer. */
export function DocumentPreview({ file, title }: { file: File; title: string }) {
  const intl = useIntl();
  const [isUnreadable, setUnreadable] = useState(false);
  if (isPdf({ documentType: file.type, fileName: file.name }))
    return (
      <Button tone="secondary" icon="eye" wide onClick={() => openFile(file)}>
        {intl.formatMessage({ id: 'documents.openPdf' })}
      </Button>
    );
  if (isUnreadable) return <p className={styles.quiet}>{intl.formatMessage({ id: 'documents.noPicture' })}</p>;
  return <BlobPicture picture={file} alt={title} className={styles.picture} onError={() => setUnreadable(true)} />;
}
