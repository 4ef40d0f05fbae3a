import { expose } from 'comlink';
import type { LabReaderWorker, PagePicture } from '@/clinical/lab/report/lab-file-reader.ts';
import { readReport } from '@/clinical/lab/report/read-report.ts';
import { MAX_PAGES, openPdf, type OpenPdf } from './open-pdf.ts';
import { toJpeg } from './to-jpeg.ts';

type Source = OpenPdf | { readonly bitmap: ImageBitmap };

let source: Source | undefined;

/** Scales the photo to `longEdge`, also up, because text recognition is better on larger text. */
const drawBitmap = (bitmap: ImageBitmap, longEdge: number): Promise<PagePicture | null> =>
  toJpeg(longEdge / Math.max(bitmap.width, bitmap.height), bitmap, (context, scale) => {
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, bitmap.width * scale, bitmap.height * scale);
  });

const reader: LabReaderWorker = {
  async open(file, isPdf) {
    if (isPdf) {
      const opened = await openPdf(file);
      if ('unreadable' in opened) return opened;
      source = opened;
      return { pages: opened.pages, unreadable: opened.pages > MAX_PAGES ? 'manyPages' : null };
    }
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
    if (!bitmap) return { unreadable: file.type.includes('hei') ? 'unknownPicture' : 'damaged', pages: 0 };
    source = { bitmap };
    return { pages: 1, unreadable: null };
  },

  words: async (page) => (source && 'words' in source ? source.words(page) : null),

  async picture(page, longEdge) {
    if (!source) return null;
    return 'bitmap' in source ? drawBitmap(source.bitmap, longEdge) : source.picture(page, longEdge);
  },

  report: (pages) => readReport(pages),
};

expose(reader);
