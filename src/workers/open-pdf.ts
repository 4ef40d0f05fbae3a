import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist';
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs';
import type { PrintedPage } from '@/clinical/lab/report/printed-page.ts';
import { bySight } from '@/clinical/lab/report/hidden-text.ts';
import { pageOfText, type TextRun } from '@/clinical/lab/report/words-of-text.ts';
import type { Opened, PagePicture, Unreadable } from '@/lab-reader.ts';
import { toJpeg } from './to-jpeg.ts';

// This is a worker already: pdf.js parses here, and starts none of its own.
(globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = { WorkerMessageHandler };

/** A report is short; whoever has more in one file can choose the pages. */
export const MOST_PAGES = 20;
/** Fewer words are a stamp on a picture, not the page's text. */
const FEWEST_WORDS = 8;

/** pdf.js makes its canvases by the document, which a worker does not have. */
class WorkerCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Colour filters are elements of a document; without them a page is drawn in its own colours. */
class NoFilters {
  addFilter() {
    return 'none';
  }
  addHCMFilter() {
    return 'none';
  }
  addAlphaFilter() {
    return 'none';
  }
  addLuminosityFilter() {
    return 'none';
  }
  addKnockoutFilter() {
    return 'none';
  }
  addHighlightHCMFilter() {
    return 'none';
  }
  destroy() {}
}

export interface OpenPdf {
  readonly pages: number;
  words(page: number): Promise<PrintedPage | null>;
  picture(page: number, longEdge: number): Promise<PagePicture | null>;
}

function reasonOf(error: unknown): Unreadable {
  return (error as Error | null)?.name === 'PasswordException' ? 'encrypted' : 'damaged';
}

/** Opens a PDF of this phone: nothing in it is run, nothing is fetched. */
export async function openPdf(file: Blob): Promise<OpenPdf | Opened> {
  let pdf: PDFDocumentProxy;
  try {
    pdf = await getDocument({
      data: new Uint8Array(await file.arrayBuffer()),
      CanvasFactory: WorkerCanvases,
      FilterFactory: NoFilters,
      // Fonts of the file are made known to this worker; those it only names are this phone's.
      ownerDocument: { fonts: self.fonts } as never,
      useSystemFonts: true,
      useWorkerFetch: false,
      isEvalSupported: false,
      isOffscreenCanvasSupported: false,
      useWasm: false,
      stopAtErrors: false,
      verbosity: 0,
    }).promise;
  } catch (error) {
    return { unreadable: reasonOf(error), pages: 0 };
  }
  if (pdf.numPages > MOST_PAGES) return { unreadable: 'manyPages', pages: pdf.numPages };
  return {
    pages: pdf.numPages,
    async words(index) {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const runs = items.filter((item): item is typeof item & TextRun => 'str' in item);
      const view = page.getViewport({ scale: 1 });
      if (pageOfText(runs, view).words.length < FEWEST_WORDS) return null;
      const layers = await pdf.getOptionalContentConfig();
      const sight = bySight(runs, await page.getOperatorList(), OPS, (layer) => layers.isVisible(layer));
      const read = pageOfText(sight.seen, view, sight);
      return read.words.length < FEWEST_WORDS ? null : read;
    },
    async picture(index, longEdge) {
      const page = await pdf.getPage(index + 1);
      const { width, height } = page.getViewport({ scale: 1 });
      return toJpeg(longEdge / Math.max(width, height), { width, height }, async (context, scale) => {
        const viewport = page.getViewport({ scale });
        // The types know only the canvas of a document.
        await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
      });
    },
  };
}
