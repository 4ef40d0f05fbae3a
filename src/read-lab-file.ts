import { wrap, type Remote } from 'comlink';
import type { PrintedPage } from './clinical/lab/report/printed-page.ts';
import type { PrintedReport } from './clinical/lab/report/read-report.ts';
import type { LabReaderWorker, PagePicture, Unreadable } from './lab-reader.ts';
import { judgeFile } from './model/judge-file.ts';

/** A file that cannot be read as a report; the file itself may be kept all the same. */
export class LabFileUnreadable extends Error {
  override name = 'LabFileUnreadable';
  constructor(
    readonly reason: Unreadable | 'notLoaded',
    readonly pages = 0,
    cause?: unknown,
  ) {
    super(`this file cannot be read (${reason})`, { cause });
  }
}

export interface LabProgress {
  /** `opening`, `reading` its text, `fetching` the reader of pictures, `looking` at a picture. */
  readonly step: 'opening' | 'reading' | 'fetching' | 'looking';
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Of this page, 0 to 1. */
  readonly share: number;
}

/** What was read of a file. Nothing of it has left this phone. */
export interface LabReading {
  readonly report: PrintedReport;
  /** The same words for whoever is asked beside us; a line break between lines. */
  readonly pages: readonly PrintedPage[];
  /** A page to look at, from 0; drawn once. */
  picture(page: number): Promise<PagePicture | null>;
  /** Ends the worker that holds the file. */
  end(): void;
}

/** Of a page that is looked at by the reader of pictures, and by a person: px of the longer side. */
const TO_READ = 2600;
const TO_SEE = 1400;

interface Running {
  readonly worker: Remote<LabReaderWorker>;
  end(): void;
}

function startReader(signal: AbortSignal): Running {
  const realm = new Worker(new URL('./workers/lab-reader.worker.ts', import.meta.url), { type: 'module' });
  const end = () => realm.terminate();
  signal.addEventListener('abort', end, { once: true });
  return { worker: wrap<LabReaderWorker>(realm), end };
}

/** Fulfilled or refused as `work`, refused at once when it is cancelled or the worker cannot be loaded. */
const unlessEnded = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((fulfil, refuse) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => refuse(signal.reason as Error), { once: true });
    work.then(fulfil, refuse);
  });

/**
 * Reads a PDF or a picture of a laboratory's report on this phone: its own text where it has one, else with the reader of
 * pictures, which is only loaded then.
 * @throws FileRefused, LabFileUnreadable, and the signal's reason when it is aborted
 */
export async function readLabFile(
  file: File,
  onProgress: (progress: LabProgress) => void,
  signal: AbortSignal,
): Promise<LabReading> {
  const kind = await judgeFile('medical-files', file, file.name);
  const reader = startReader(signal);
  const { worker } = reader;
  let recogniser: import('./recognise-text.ts').TextRecogniser | undefined;
  const atOnce = <T>(work: Promise<T>) => unlessEnded(work, signal);
  try {
    onProgress({ step: 'opening', page: 1, pages: 1, share: 0 });
    const opened = await atOnce(worker.open(file, kind === 'pdf'));
    if (opened.unreadable) throw new LabFileUnreadable(opened.unreadable, opened.pages);
    const pages: PrintedPage[] = [];
    for (let page = 0; page < opened.pages; page += 1) {
      const at = { page: page + 1, pages: opened.pages };
      onProgress({ step: 'reading', ...at, share: 0 });
      const words = await atOnce(worker.words(page));
      if (words) {
        pages.push(words);
        continue;
      }
      const picture = await atOnce(worker.picture(page, TO_READ));
      if (!picture) throw new LabFileUnreadable('damaged');
      if (!recogniser) {
        onProgress({ step: 'fetching', ...at, share: 0 });
        recogniser = await atOnce(loadRecogniser());
      }
      const { width, height } = await sizeOf(picture.blob);
      onProgress({ step: 'looking', ...at, share: 0 });
      const seen = await atOnce(
        recogniser.read(picture.blob, { width, height }, (share) => onProgress({ step: 'looking', ...at, share })),
      );
      pages.push(seen);
    }
    const report = await atOnce(worker.report(pages));
    const drawn = new Map<number, Promise<PagePicture | null>>();
    const picture = (page: number) => {
      const asked = drawn.get(page) ?? worker.picture(page, TO_SEE);
      drawn.set(page, asked);
      return asked;
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
