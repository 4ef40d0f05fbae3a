import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { openFile } from '@/ui/media/open-file.ts';
import styles from './documents.module.css';
import { usePdfPage } from './use-pdf-page.ts';

/** A PDF page by page, drawn on this phone: not every browser has a viewer. The whole file opens in one where there is. */
export function PdfPreview({ file }: { file: File }) {
  const intl = useIntl();
  const [page, setPage] = useState(0);
  const shown = usePdfPage(file, page);
  const { count } = shown;
  const words = intl.formatMessage({ id: 'documents.pdf.page' }, { page: page + 1, pages: count });
  return (
    <>
      <div className={styles.pdfPage} aria-busy={shown.is === 'opening'}>
        {shown.is === 'drawn' ? (
          <BlobPicture picture={shown.picture} alt={words} />
        ) : (
          <p className={styles.quiet} role="status">
            {intl.formatMessage({ id: `documents.pdf.${shown.is}` })}
          </p>
        )}
      </div>
      {count > 1 && (
        <div className={styles.turn}>
          <Button tone="quiet" onClick={() => setPage((page + count - 1) % count)}>
            {intl.formatMessage({ id: 'documents.pdf.before' })}
          </Button>
          <span>{words}</span>
          <Button tone="quiet" onClick={() => setPage((page + 1) % count)}>
            {intl.formatMessage({ id: 'documents.pdf.next' })}
          </Button>
        </div>
      )}
      <Button tone="secondary" icon="eye" wide onClick={() => openFile(file)}>
        {intl.formatMessage({ id: 'documents.openPdf' })}
      </Button>
    </>
  );
}
