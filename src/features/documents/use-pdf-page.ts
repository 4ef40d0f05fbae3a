import { useEffect, useState } from 'react';
import { openPdfPages, type PdfPages } from '@/app/files/pdf-pages.ts';

/** `opening` also while a page is drawn. `unreadable`: damaged, or with a password. `notLoaded`: the worker is missing. */
export type PdfPage =
  | { readonly is: 'opening' | 'unreadable' | 'notLoaded'; readonly count: number }
  | { readonly is: 'drawn'; readonly count: number; readonly picture: Blob };

type Opened = PdfPages | 'unreadable' | 'notLoaded';

/** One page (from 0) of a PDF as a picture. */
export function usePdfPage(file: Blob, page: number): PdfPage {
  const [opened, setOpened] = useState<Opened>();
  const [drawn, setDrawn] = useState<{ pdf: PdfPages; page: number; picture: Blob | null }>();
  useEffect(() => {
    let pdf: PdfPages | null = null;
    let isCancelled = false;
    openPdfPages(file).then(
      (found) => {
        if (isCancelled) return found?.end();
        pdf = found;
        setOpened(found ?? 'unreadable');
      },
      () => !isCancelled && setOpened('notLoaded'),
    );
    return () => {
      isCancelled = true;
      pdf?.end();
    };
  }, [file]);
  const pdf = typeof opened === 'object' ? opened : null;
  useEffect(() => {
    if (!pdf) return;
    let isCancelled = false;
    const show = (picture: Blob | null) => !isCancelled && setDrawn({ pdf, page, picture });
    pdf.picture(page).then(show, () => show(null));
    return () => {
      isCancelled = true;
    };
  }, [pdf, page]);
  if (!pdf) return { is: typeof opened === 'string' ? opened : 'opening', count: 0 };
  if (drawn?.pdf !== pdf || drawn.page !== page) return { is: 'opening', count: pdf.count };
  return drawn.picture
    ? { is: 'drawn', count: pdf.count, picture: drawn.picture }
    : { is: 'unreadable', count: pdf.count };
}
