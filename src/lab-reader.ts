import type { PrintedReport } from './clinical/lab/report/read-report.ts';
import type { PrintedPage } from './clinical/lab/report/printed-page.ts';

/** Why a file cannot be read. `unknownPicture`: this browser does not open this kind of picture. */
export type Unreadable = 'encrypted' | 'damaged' | 'manyPages' | 'unknownPicture';

export interface Opened {
  readonly pages: number;
  /** Null: it can be read. */
  readonly unreadable: Unreadable | null;
}

/** A page as a picture, and how many of its pixels one unit of the page's words is long. */
export interface PagePicture {
  readonly blob: Blob;
  readonly scale: number;
}

/** What the worker that opens lab reports offers to its page, through comlink. Pages are counted from 0. */
export interface LabReaderWorker {
  open(file: Blob, isPdf: boolean): Promise<Opened>;
  /** The words that the file itself holds; null when it holds none of this page. */
  words(page: number): Promise<PrintedPage | null>;
  /** JPEG, with its longer side of about so many px. null when it cannot be drawn. */
  picture(page: number, longEdge: number): Promise<PagePicture | null>;
  report(pages: readonly PrintedPage[]): PrintedReport;
}
