import { PDFDocument, rgb, StandardFonts, type PDFPage } from 'pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { bySight, type BySight } from './hidden-text.ts';
import type { TextRun } from './pdf-words.ts';

const WHITE = rgb(1, 1, 1);
const NAVY = rgb(0, 0, 0.5);

async function visibilityOf(draw: (page: PDFPage) => void): Promise<BySight> {
  const made = await PDFDocument.create();
  const page = made.addPage([300, 200]);
  page.setFont(await made.embedFont(StandardFonts.Helvetica));
  page.setFontSize(10);
  draw(page);
  const task = getDocument({ data: await made.save(), verbosity: 0 });
  const read = await (await task.promise).getPage(1);
  const { items } = await read.getTextContent();
  const sight = bySight(items as TextRun[], await read.getOperatorList(), OPS, () => true);
  await task.destroy();
  return sight;
}
const texts = (runs: readonly TextRun[]) => runs.map(({ str }) => str.trim()).join(' ');

it('separates a hidden digit from the number that it would change', async () => {
  const { seen, unseen } = await visibilityOf((page) => {
    page.drawText('Haemoglobin 10.1', { x: 20, y: 100 });
    page.drawText('4', { x: 95, y: 100, color: WHITE });
  });
  expect([texts(seen), texts(unseen)]).toEqual(['Haemoglobin 10.1', '4']);
});

it('keeps white headings on a dark bar, and drops dark ones', async () => {
  const { seen, unseen } = await visibilityOf((page) => {
    page.drawRectangle({ x: 10, y: 90, width: 280, height: 30, color: NAVY });
    page.drawText('Test', { x: 20, y: 100, color: WHITE });
    page.drawText('Result', { x: 120, y: 100, color: NAVY });
  });
  expect([texts(seen), texts(unseen)]).toEqual(['Test', 'Result']);
});

it('drops text covered by a box, and keeps text written on the box later', async () => {
  const { seen, unseen } = await visibilityOf((page) => {
    page.drawText('10.1', { x: 20, y: 100 });
    page.drawRectangle({ x: 10, y: 90, width: 100, height: 30, color: WHITE });
    page.drawText('14.0', { x: 20, y: 100 });
  });
  expect([texts(seen), texts(unseen)]).toEqual(['14.0', '10.1']);
});

it('marks a page as uncertain when it is unknown which words are hidden', async () => {
  const { isCertain } = await visibilityOf((page) => {
    page.drawText('off the page 14.0', { x: 400, y: 100 });
    page.drawText('14.0', { x: 20, y: 100, color: WHITE });
    page.drawText('10.1', { x: 20, y: 50 });
  });
  expect(isCertain).toBe(false);
});
