import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';
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

/** The report as a PDF that holds its text. */
export async function writePdf({ layout, pages }: MadeReport): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [plainFont, boldFont] = families[layout.font];
  const plain = await pdf.embedFont(plainFont);
  const bold = await pdf.embedFont(boldFont);
  for (const marks of pages) {
    const page = pdf.addPage([PAGE.width, PAGE.height]);
    for (const mark of marks) {
      const font = mark.isBold ? bold : plain;
      page.drawText(mark.text, { x: leftOf(mark, font), y: PAGE.height - mark.y, size: mark.size, font });
    }
  }
  return pdf.save();
}
