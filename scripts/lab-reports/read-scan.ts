import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { PrintedPage } from '../../src/clinical/lab/report/printed-page.ts';
import { pageOfPicture } from '../../src/clinical/lab/report/ocr-words.ts';

/** As src/app/labs/read-lab-file.ts: px of the longer side. */
const TO_READ = 2600;
const letters = dirname(
  createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
);

/** The app's reader of pictures outside a browser: the same engine, letters and settings. */
export async function startScanReader(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: letters, cacheMethod: 'none' });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '200' });
  return worker;
}

export async function readScan(worker: Worker, scan: Buffer): Promise<PrintedPage> {
  const picture = sharp(scan).resize({ width: TO_READ, height: TO_READ, fit: 'inside' });
  const { data, info } = await picture.jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
  const { data: found } = await worker.recognize(data, { rotateAuto: true }, { text: false, blocks: true });
  return pageOfPicture(found.blocks, info.width, info.height);
}
