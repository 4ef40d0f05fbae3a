import {
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setTextRenderingMode,
  StandardFonts,
  TextRenderingMode,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib';
import type { Layout } from './layout.ts';
import type { MadeReport, Mark } from './print-report.ts';

/** A4 in points. */
export const PAGE = { width: 595, height: 842 };

const families: Readonly<Record<Layout['font'], readonly [StandardFonts, StandardFonts]>> = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
};

const leftOf = ({ text, x, size, align }: Mark, font: PDFFont): number => {
  const width = font.widthOfTextAtSize(text, size);
  return align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
};

const WHITE = rgb(1, 1, 1);
const looks = {
  white: { color: WHITE },
  pale: { color: rgb(0.97, 0.97, 0.94) },
  clear: { opacity: 0.02 },
  covered: {},
  inkless: {},
};

function draw(page: PDFPage, mark: Mark, font: PDFFont): void {
  const { text, size, hiding } = mark;
  const place = { x: leftOf(mark, font), y: PAGE.height - mark.y };
  if (hiding === 'inkless') page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
  page.drawText(text, { ...place, size, font, ...(hiding ? looks[hiding] : {}) });
  if (hiding === 'inkless') page.pushOperators(popGraphicsState());
  if (hiding === 'covered')
    page.drawRectangle({
      ...place,
      y: place.y - 3,
      width: font.widthOfTextAtSize(text, size),
      height: size + 4,
      color: WHITE,
    });
}

/** The report as a PDF that holds its text. */
export async function writePdf({ layout, pages }: MadeReport): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [plainFont, boldFont] = families[layout.font];
  const plain = await pdf.embedFont(plainFont);
  const bold = await pdf.embedFont(boldFont);
  for (const marks of pages) {
    const page = pdf.addPage([PAGE.width, PAGE.height]);
    for (const mark of marks) draw(page, mark, mark.isBold ? bold : plain);
  }
  return pdf.save();
}
