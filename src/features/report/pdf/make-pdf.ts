import fontAddress from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import type { ReportWords } from '@/features/report/content/report-page-model.ts';
import { renderTextImage } from './text-image.ts';
import { reportPdf } from './report-pdf.ts';

/** Makes the PDF on this device; the font comes with the app. This module imports the PDF library and is loaded on demand. */
export async function makePdf(words: ReportWords, cutText: (count: number) => string): Promise<Uint8Array> {
  const answer = await fetch(fontAddress);
  if (!answer.ok) throw new Error('the font could not be read');
  const fontFile = new Uint8Array(await answer.arrayBuffer());
  return reportPdf(words, { fontFile, pictureOf: renderTextImage, cutText });
}
