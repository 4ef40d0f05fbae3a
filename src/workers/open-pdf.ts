import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist';
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs';
import type { PrintedPage } from '@/clinical/lab/report/printed-page.ts';
import { bySight } from '@/clinical/lab/report/hidden-text.ts';
import { pageOfText, type TextRun } from '@/clinical/lab/report/pdf-words.ts';
import type { Opened, PagePicture, Unreadable } from '@/clinical/lab/report/lab-file-reader.ts';
import { toJpeg } from './to-jpeg.ts';

// Makes pdf.js parse in this worker instead of starting its own.
(globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = { WorkerMessageHandler };

/** A laboratory report is short; a longer file is not read as one, but its pages can be drawn. */
export const MAX_PAGES = 20;
/** A page with fewer words is a picture with a stamp, not a text page. */
const MIN_WORDS = 8;

/** By default pdf.js creates canvases with `document`, which a worker does not have. */
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

/** Colour filters need `document`; without them a page is drawn in its original colours. */
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

/** Opens a local PDF. No script in it runs, and nothing is fetched. */
export async function openPdf(file: Blob): Promise<OpenPdf | Opened> {
  let pdf: PDFDocumentProxy;
  try {
    pdf = await getDocument({
      data: new Uint8Array(await file.arrayBuffer()),
      CanvasFactory: WorkerCanvases,
      FilterFactory: NoFilters,
      // Embedded fonts are registered in this worker; other fonts come from the system.
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
  return {
    pages: pdf.numPages,
    async words(index) {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const runs = items.filter((item): item is typeof item & TextRun => 'str' in item);
      const view = page.getViewport({ scale: 1 });
      if (pageOfText(runs, view).words.length < MIN_WORDS) return null;
      const layers = await pdf.getOptionalContentConfig();
      const visibility = bySight(runs, await page.getOperatorList(), OPS, (layer) => layers.isVisible(layer));
      const read = pageOfText(visibility.seen, view, visibility);
      return read.words.length < MIN_WORDS ? null : read;
    },
    async picture(index, longEdge) {
      const page = await pdf.getPage(index + 1);
      const { width, height } = page.getViewport({ scale: 1 });
      const picture = await toJpeg(longEdge / Math.max(width, height), { width, height }, async (context, scale) => {
        const viewport = page.getViewport({ scale });
        // The types accept only an HTML canvas.
        await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
      });
      // The decoded pictures of forty scanned pages do not fit in the memory of a phone.
      page.cleanup();
      return picture;
    },
  };
}
