import type { PrintedPage } from '@/clinical/lab/report/printed-page.ts';
import { pageOfPicture } from '@/clinical/lab/report/ocr-words.ts';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import trainedDataUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
// Vite provides the URL of the built worker; the file itself has no default export.
import workerUrl from '@/workers/ocr.worker.ts?worker&url'; // oxlint-disable-line import/default

/** Text recognition (OCR) of printed pages. Runs on this phone with files from our own origin. */
export interface TextRecogniser {
  /** @param size in px @param onProgress called with 0 to 1 */
  read(
    picture: Blob,
    size: { width: number; height: number },
    onProgress: (share: number) => void,
  ): Promise<PrintedPage>;
  end(): void;
}

const folderOf = (url: string) => new URL(url, location.origin).href.replace(/\/[^/]*$/, '');

/**
 * Starts the OCR engine in a worker. The first start downloads about 7 MB, which the service worker caches.
 * @throws Error when the files cannot be fetched
 */
export async function startRecogniser(): Promise<TextRecogniser> {
  const { default: tesseract } = await import('tesseract.js');
  let report: (share: number) => void = () => undefined;
  const worker = await tesseract.createWorker('eng', tesseract.OEM.LSTM_ONLY, {
    workerPath: workerUrl,
    workerBlobURL: false,
    corePath: new URL(coreUrl, location.origin).href,
    langPath: folderOf(trainedDataUrl),
    // The service worker caches the file already; tesseract would store a second copy.
    cacheMethod: 'none',
    logger: ({ status, progress }) => status === 'recognizing text' && report(progress),
    errorHandler: () => undefined,
  });
  // Treating the page as one block keeps the cells of a table row on one line.
  await worker.setParameters({ tessedit_pageseg_mode: tesseract.PSM.SINGLE_BLOCK, user_defined_dpi: '200' });
  return {
    async read(picture, { width, height }, onProgress) {
      report = onProgress;
      const { data } = await worker.recognize(picture, { rotateAuto: true }, { text: false, blocks: true });
      return pageOfPicture(data.blocks, width, height);
    },
    end: () => void worker.terminate(),
  };
}
