import { useEffect, useState } from 'react';
import { openPdfPages } from '@/app/files/pdf-pages.ts';
import { PageCache } from './page-cache.ts';

/** The page that a viewer shows; `count` is 0 until the file is open. */
export type ShownPage =
  | { readonly is: 'opening' | 'unreadable' | 'notLoaded'; readonly count: number }
  | { readonly is: 'drawn'; readonly count: number; readonly picture: Blob };

type Opened = { readonly pages: PageCache; readonly count: number } | 'unreadable' | 'notLoaded';

interface Drawn {
  readonly from: PageCache;
  readonly page: number;
  readonly picture: Blob | null;
  readonly isSharp: boolean;
}

/** One page (from 0) of a PDF as a picture; `isEnlarged` draws it again with more pixels. Null draws nothing. */
export function useShownPage(pdf: Blob | null, page: number, isEnlarged: boolean): ShownPage {
  const [opened, setOpened] = useState<{ readonly file: Blob; readonly as: Opened }>();
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    if (!pdf) return;
    let end: (() => void) | undefined;
    let isCancelled = false;
    openPdfPages(pdf).then(
      (found) => {
        if (isCancelled) return found?.end();
        end = found?.end;
        const as = found ? { pages: new PageCache(found.count, found.picture), count: found.count } : 'unreadable';
        setOpened({ file: pdf, as });
      },
      () => !isCancelled && setOpened({ file: pdf, as: 'notLoaded' }),
    );
    return () => {
      isCancelled = true;
      end?.();
    };
  }, [pdf]);
  const as = opened && opened.file === pdf ? opened.as : null;
  const pages = as !== null && typeof as === 'object' ? as.pages : null;
  useEffect(() => {
    if (!pages) return;
    let isCancelled = false;
    void pages.show(page).then((picture) => {
      if (!isCancelled) setDrawn({ from: pages, page, picture, isSharp: false });
    });
    return () => {
      isCancelled = true;
    };
  }, [pages, page]);
  const isDrawn = drawn !== undefined && drawn.from === pages && drawn.page === page;
  const mustSharpen = isEnlarged && isDrawn && drawn.picture !== null && !drawn.isSharp;
  useEffect(() => {
    if (!pages || !mustSharpen) return;
    let isCancelled = false;
    void pages.showSharp(page).then((picture) => {
      if (!isCancelled && picture) setDrawn({ from: pages, page, picture, isSharp: true });
    });
    return () => {
      isCancelled = true;
    };
  }, [pages, page, mustSharpen]);
  if (as === null || typeof as === 'string') return { is: as ?? 'opening', count: 0 };
  if (!isDrawn) return { is: 'opening', count: as.count };
  return drawn.picture
    ? { is: 'drawn', count: as.count, picture: drawn.picture }
    : { is: 'unreadable', count: as.count };
}
