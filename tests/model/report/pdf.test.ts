import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { PDFDocument } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { Reading } from '@/model/records/reading.ts';
import { reportSections } from '@/features/report/content/report-source.ts';
import { reportWords } from '@/features/report/content/report-words.ts';
import { contentOf, DAY, madeAt, source } from '@/features/report/content/test-report.ts';
import type { TextImageOptions } from '@/features/report/pdf/text-image.ts';
import { reportPdf } from '@/features/report/pdf/report-pdf.ts';
import { readTrueType } from '@/features/report/pdf/true-type.ts';

const fontAt = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';
const fontFile = new Uint8Array(readFileSync(new URL(`../../../${fontAt}`, import.meta.url)));
const intl = createIntl({ locale: 'en-GB', messages: en });
/** A single white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTjXUgAAAABJRU5ErkJggg==',
  'base64',
);

async function made(...given: Parameters<typeof contentOf>) {
  const wishes: TextImageOptions[] = [];
  const pdf = await reportPdf(reportWords(intl, contentOf(...given)), {
    fontFile,
    async pictureOf(wish) {
      wishes.push(wish);
      return { png: new Uint8Array(pixel), width: 40, height: wish.size };
    },
    cutText: (count) => `${count} more`,
  });
  const opened = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
  const page = await opened.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  await opened.destroy();
  return { pdf, text, wishes, pages: (await PDFDocument.load(pdf)).getPageCount() };
}

describe('the report as PDF', () => {
  it('is one page whose words can be searched, with its signs and units', async () => {
    const { text, pages, wishes } = await made({ sections: reportSections });
    expect(pages).toBe(1);
    for (const words of ['Amina Odhiambo', '168/114 ▲', '≥ 160', '97 mg/dL', 'Labetalol', 'May I travel?'])
      expect(text).toContain(words);
    expect(wishes).toEqual([]);
  });

  it('writes names of other alphabets in letters where the font has them', async () => {
    const { text, wishes } = await made({}, { person: { ...source.person, name: 'Žofie Ελένη Наталья' } });
    expect(text).toContain('Žofie Ελένη Наталья');
    expect(wishes).toEqual([]);
  });

  it('draws a name as this device writes it where the font has no letters', async () => {
    const { wishes } = await made({}, { person: { ...source.person, name: 'प्रियंका' } });
    expect(wishes.map(({ text }) => text)).toContain('प्रियंका');
  });

  it('stays one page with ninety full days, and says how much is left out', async () => {
    const readings = Array.from({ length: 90 * 8 }, (_, at): Reading => {
      const recordedAt = toInstant(madeAt - at * (DAY / 8));
      const values = { systolic: 118, diastolic: 76, symptoms: ['headache' as const] };
      return { kind: 'bloodPressure', id: `p${at}`, userId: 'a', ...values, recordedAt, recordedDesc: at };
    });
    const { pages, text } = await made({ days: 90, sections: reportSections }, { readings });
    expect(pages).toBe(1);
    expect(text).toMatch(/\d+ more/);
  });
});

describe('the font', () => {
  it('is read as its tables say', () => {
    const font = readTrueType(fontFile);
    expect(font.unitsPerEm).toBe(2048);
    expect([font.glyphOf(0x41) > 0, font.glyphOf(0x2265) > 0, font.glyphOf(0x928)]).toEqual([true, true, 0]);
    // In Liberation Sans a space is 569 units wide.
    expect(font.advanceOf(font.glyphOf(0x20))).toBe(569);
  });

  it('of another kind is refused', () => {
    expect(() => readTrueType(new Uint8Array(64))).toThrow(RangeError);
  });
});
