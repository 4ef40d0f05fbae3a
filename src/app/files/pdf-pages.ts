import { wrap } from 'comlink';
import type { LabReaderWorker } from '@/clinical/lab/report/lab-file-reader.ts';

/** An open PDF; its pages are drawn on this phone. */
export interface PdfPages {
  readonly count: number;
  /** A page (from 0) as JPEG, its longer side in px; null when it cannot be drawn. */
  readonly picture: (page: number, longEdge: number) => Promise<Blob | null>;
  /** Ends the worker that holds the file. */
  readonly end: () => void;
}

/**
 * Opens a PDF in the worker that also reads laboratory reports. No script in the PDF runs, and nothing is fetched for it.
 * @returns null when the PDF is damaged or needs a password
 * @throws Error when the worker cannot be loaded: it is cached after its first use, and needs a network before
 */
export async function openPdfPages(file: Blob): Promise<PdfPages | null> {
  const thread = new Worker(new URL('../../workers/lab-reader.worker.ts', import.meta.url), { type: 'module' });
  const worker = wrap<LabReaderWorker>(thread);
  const notLoaded = new Promise<never>((_, reject) =>
    thread.addEventListener('error', () => reject(new Error('The PDF worker could not be loaded')), { once: true }),
  );
  const end = () => thread.terminate();
  try {
    const { pages, unreadable } = await Promise.race([worker.open(file, true), notLoaded]);
    // A report of many pages is not read as a laboratory report, but its pages can be shown.
    if (unreadable === null || unreadable === 'manyPages')
      return {
        count: pages,
        picture: async (page, longEdge) => (await worker.picture(page, longEdge))?.blob ?? null,
        end,
      };
  } catch (error) {
    end();
    throw error;
  }
  end();
  return null;
}
