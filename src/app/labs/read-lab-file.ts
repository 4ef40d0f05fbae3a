import { wrap, type Remote } from 'comlink';
import type { PrintedPage } from '@/clinical/lab/report/printed-page.ts';
import type { PrintedReport } from '@/clinical/lab/report/read-report.ts';
import type { LabReaderWorker, PagePicture, Unreadable } from '@/clinical/lab/report/lab-file-reader.ts';
import { requireInactivePdf } from '@/app/files/pictures.ts';
import { validateFile } from '@/model/files/validate-file.ts';

/** The file cannot be read as a lab report. The file itself can still be saved as a document. */
export class LabFileUnreadable extends Error {
  override name = 'LabFileUnreadable';
  constructor(
    readonly reason: Unreadable | 'notLoaded',
    readonly pages = 0,
    cause?: unknown,
  ) {
    super(`The lab file cannot be read (${reason})`, { cause });
  }
}

export interface LabProgress {
  /** `opening` the file, `reading` its text, `fetching` the OCR engine, `looking`: OCR of a page. */
  readonly step: 'opening' | 'reading' | 'fetching' | 'looking';
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Progress within this page, 0 to 1. */
  readonly share: number;
}

/** The result of reading a file. All of it happened on this phone. */
export interface LabReading {
  readonly report: PrintedReport;
  /** The recognised words of each page, as input for the AI assistant; a line break between lines. */
  readonly pages: readonly PrintedPage[];
  /** A picture of a page (from 0) to show; rendered once and cached. */
  picture(page: number): Promise<PagePicture | null>;
  /** Ends the worker that holds the file. */
  end(): void;
}

/** Longer side of a rendered page in px: for OCR, and for the screen. */
const OCR_EDGE = 2600;
const SCREEN_EDGE = 1400;

interface Running {
  readonly worker: Remote<LabReaderWorker>;
  end(): void;
}

function startReader(signal: AbortSignal): Running {
  const thread = new Worker(new URL('../../workers/lab-reader.worker.ts', import.meta.url), { type: 'module' });
  const end = () => thread.terminate();
  signal.addEventListener('abort', end, { once: true });
  return { worker: wrap<LabReaderWorker>(thread), end };
}

/** Settles like `work`; rejects at once when the signal is aborted. */
const abortable = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });

/**
 * Reads a PDF or a picture of a lab report on this phone: the text layer where there is one, else by OCR, which is loaded
 * only then.
 * @throws FileRefused, LabFileUnreadable, and the signal's reason when it is aborted
 */
export async function readLabFile(
  file: File,
  onProgress: (progress: LabProgress) => void,
  signal: AbortSignal,
): Promise<LabReading> {
  const kind = await validateFile('medical-files', file, file.name);
  if (kind === 'pdf') await abortable(requireInactivePdf(file), signal);
  const reader = startReader(signal);
  const { worker } = reader;
  let recogniser: import('./recognise-text.ts').TextRecogniser | undefined;
  const orAbort = <T>(work: Promise<T>) => abortable(work, signal);
  try {
    onProgress({ step: 'opening', page: 1, pages: 1, share: 0 });
    const opened = await orAbort(worker.open(file, kind === 'pdf'));
    if (opened.unreadable) throw new LabFileUnreadable(opened.unreadable, opened.pages);
    const pages: PrintedPage[] = [];
    for (let page = 0; page < opened.pages; page += 1) {
      const at = { page: page + 1, pages: opened.pages };
      onProgress({ step: 'reading', ...at, share: 0 });
      const words = await orAbort(worker.words(page));
      if (words) {
        pages.push(words);
        continue;
      }
      const picture = await orAbort(worker.picture(page, OCR_EDGE));
      if (!picture) throw new LabFileUnreadable('damaged');
      if (!recogniser) {
        onProgress({ step: 'fetching', ...at, share: 0 });
        recogniser = await orAbort(loadRecogniser());
      }
      const { width, height } = await sizeOf(picture.blob);
      onProgress({ step: 'looking', ...at, share: 0 });
      const seen = await orAbort(
        recogniser.read(picture.blob, { width, height }, (share) => onProgress({ step: 'looking', ...at, share })),
      );
      pages.push(seen);
    }
    const report = await orAbort(worker.report(pages));
    const rendered = new Map<number, Promise<PagePicture | null>>();
    const picture = (page: number) => {
      const rendering = rendered.get(page) ?? worker.picture(page, SCREEN_EDGE);
      rendered.set(page, rendering);
      return rendering;
    };
    return { report, pages, picture, end: reader.end };
  } catch (error) {
    reader.end();
    throw error;
  } finally {
    recogniser?.end();
  }
}

async function loadRecogniser() {
  try {
    const { startRecogniser } = await import('./recognise-text.ts');
    return await startRecogniser();
  } catch (error) {
    throw new LabFileUnreadable('notLoaded', 0, error);
  }
}

async function sizeOf(picture: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
