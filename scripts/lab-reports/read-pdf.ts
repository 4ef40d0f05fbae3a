import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bySight } from '../../src/clinical/lab/report/hidden-text.ts';
import type { PrintedPage } from '../../src/clinical/lab/report/printed-page.ts';
import { pageOfText, type TextRun } from '../../src/clinical/lab/report/pdf-words.ts';

/** The pages of a PDF with the text that it holds, read as the app reads them. */
export async function readPdf(data: Uint8Array): Promise<PrintedPage[]> {
  const task = getDocument({ data: data.slice(), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const layers = await pdf.getOptionalContentConfig();
    const sight = bySight(items as TextRun[], await page.getOperatorList(), OPS, (layer) => layers.isVisible(layer));
    pages.push(pageOfText(sight.seen, page.getViewport({ scale: 1 }), sight));
  }
  await task.destroy();
  return pages;
}
