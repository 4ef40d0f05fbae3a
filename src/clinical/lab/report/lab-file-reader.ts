import type { PrintedReport } from './read-report.ts';
import type { PrintedPage } from './printed-page.ts';

/** Why a file cannot be read. `unknownPicture`: this browser does not support this kind of picture. */
export type Unreadable = 'encrypted' | 'damaged' | 'manyPages' | 'unknownPicture';

export interface Opened {
  readonly pages: number;
  /** Null when it can be read. */
  readonly unreadable: Unreadable | null;
}

/** A page as a picture, and how many of its pixels one unit of the page's words is. */
export interface PagePicture {
  readonly blob: Blob;
  readonly scale: number;
}

/** The API of the worker that reads lab reports, called through comlink. Pages are counted from 0. */
export interface LabReaderWorker {
  open(file: Blob, isPdf: boolean): Promise<Opened>;
  /** The words that the file contains as text; null when it has none for this page. */
  words(page: number): Promise<PrintedPage | null>;
  /** JPEG whose longer side has about this many px; null when it cannot be drawn. */
  picture(page: number, longEdge: number): Promise<PagePicture | null>;
  report(pages: readonly PrintedPage[]): PrintedReport;
}
