import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { MadeReport, Mark } from './print-report.ts';
import { PAGE } from './write-pdf.ts';

/** How a page came from paper into a picture. */
export interface ScanLook {
  readonly dotsPerInch: number;
  /** Degrees, clockwise. */
  readonly skew: number;
  /** 0 to 100. */
  readonly quality: number;
  /** Of the lens, in px. */
  readonly blur: number;
  /** How much darker the lower right corner lies, 0 to 1. */
  readonly shadow: number;
}

export const cleanScan: ScanLook = { dotsPerInch: 200, skew: 0, quality: 85, blur: 0, shadow: 0 };

const families = {
  sans: 'Liberation Sans, Arial',
  serif: 'Liberation Serif, Times New Roman',
  mono: 'Liberation Mono, Courier New',
};
const anchors = { left: 'start', right: 'end', middle: 'middle' };
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const textOf = ({ text, x, y, size, align, isBold }: Mark, family: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="${family}" text-anchor="${anchors[align]}" ${isBold ? 'font-weight="bold"' : ''} xml:space="preserve">${escaped(text)}</text>`;

/** Each page as a JPEG, as a scanner or a camera makes it. */
export async function writeScans({ layout, pages }: MadeReport, look: ScanLook): Promise<Buffer[]> {
  const { width, height } = PAGE;
  return Promise.all(
    pages.map(async (marks) => {
      const dim = `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0.3" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${look.shadow}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><g transform="rotate(${look.skew} ${width / 2} ${height / 2})">${marks.map((mark) => textOf(mark, families[layout.font])).join('')}</g>${look.shadow > 0 ? dim : ''}</svg>`;
      const drawn = sharp(Buffer.from(svg), { density: look.dotsPerInch }).resize({
        width: Math.round((width * look.dotsPerInch) / 72),
      });
      return (look.blur > 0 ? drawn.blur(look.blur) : drawn).jpeg({ quality: look.quality }).toBuffer();
    }),
  );
}

/** A PDF that holds nothing but pictures. */
export async function scansToPdf(scans: readonly Buffer[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const scan of scans)
    pdf.addPage([PAGE.width, PAGE.height]).drawImage(await pdf.embedJpg(scan), { x: 0, y: 0, ...PAGE });
  return pdf.save();
}
