import type { PrintedPage } from './clinical/lab/report/printed-page.ts';
import { pageOfPicture } from './clinical/lab/report/words-of-picture.ts';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import lettersUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
// The build gives the address of the built worker; the file itself exports nothing.
import workerUrl from './workers/ocr.worker.ts?worker&url'; // oxlint-disable-line import/default

/** Reads pictures of print: all of it on this phone, from files of our own origin. */
export interface TextRecogniser {
  /** @param size in px @param onProgress a share from 0 to 1 */
  read(
    picture: Blob,
    size: { width: number; height: number },
    onProgress: (share: number) => void,
  ): Promise<PrintedPage>;
  end(): void;
}

const folderOf = (url: string) => new URL(url, location.origin).href.replace(/\/[^/]*$/, '');

/**
 * Starts the reader of pictures in a worker. Some 7 MB are fetched for it the first time, and kept.
 * @throws Error when they cannot be fetched
 */
export async function startRecogniser(): Promise<TextRecogniser> {
  const { default: tesseract } = await import('tesseract.js');
  let report: (share: number) => void = () => undefined;
  const worker = await tesseract.createWorker('eng', tesseract.OEM.LSTM_ONLY, {
    workerPath: workerUrl,
    workerBlobURL: false,
    corePath: new URL(coreUrl, location.origin).href,
    langPath: folderOf(lettersUrl),
    // The service worker keeps the file; a second copy of it would be one too many.
    cacheMethod: 'none',
    logger: ({ status, progress }) => status === 'recognizing text' && report(progress),
    errorHandler: () => undefined,
  });
  // One block of text keeps the cells of a table on their lines.
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
