import {
  beginText,
  endText,
  PDFDocument,
  PDFName,
  rgb,
  setFillingGrayscaleColor,
  setFontAndSize,
  setLineWidth,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
  type PDFImage,
  type PDFPage,
} from 'pdf-lib';
import type { ReportWords } from '@/features/report/content/report-page-model.ts';
import { embedFont, type PageFont } from './embed-font.ts';
import type { TextImageOptions, TextImage } from './text-image.ts';
import { reportBlocks, type Block } from './report-blocks.ts';
import { readTrueType } from './true-type.ts';

/** A4 and its margins, in points. */
const PAGE = [595.28, 841.89] as const;
const MARGIN = 40;
const GUTTER = 18;
const COLUMN = (PAGE[0] - 2 * MARGIN - GUTTER) / 2;
/** Sizes of type that are tried until everything is on one page; smaller type is not readable on paper. */
const SIZES = [9.5, 9, 8.5, 8, 7.5, 7, 6.5] as const;
const LINE = 1.3;
/** Points by which the height of balanced columns is tried. */
const STEP = 6;
const scale = { large: 1.9, title: 1.15, text: 1, quiet: 0.88 } as const;

interface Line {
  readonly text: string;
  readonly role: Block['role'];
  readonly size: number;
  readonly height: number;
  readonly picture?: { readonly image: PDFImage; readonly width: number; readonly height: number };
}

export interface PdfOptions {
  /** The bytes of a TrueType font. */
  readonly fontFile: Uint8Array;
  readonly pictureOf: (wish: TextImageOptions) => Promise<TextImage>;
  /** "3 more entries are in the app", for what does not fit on one page. */
  readonly cutText: (count: number) => string;
}

/** Measures and breaks paragraphs for one document. */
class Setter {
  constructor(
    private readonly document: PDFDocument,
    readonly font: PageFont,
    private readonly pictureOf: PdfOptions['pictureOf'],
  ) {}

  async lines({ text, role }: Block, base: number, width: number): Promise<Line[]> {
    const size = base * scale[role];
    const before = role === 'title' ? size * 0.5 : 0;
    const height = size * LINE;
    if (!this.font.covers(text)) {
      const drawn = await this.pictureOf({ text, size, isBold: role === 'large' || role === 'title', width });
      const image = await this.document.embedPng(drawn.png);
      const picture = { image, width: drawn.width, height: drawn.height };
      return [{ text, role, size, height: drawn.height + before, picture }];
    }
    return this.wrap(text, size, width).map((part, at) => ({
      text: part,
      role,
      size,
      height: height + (at === 0 ? before : 0),
    }));
  }

  private wrap(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.font.widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

/** How many of these lines fit a column; a title never stands last. */
function fitting(lines: readonly Line[], room: number): number {
  let height = 0;
  let count = 0;
  while (count < lines.length && height + (lines[count]?.height ?? 0) <= room) height += lines[count++]?.height ?? 0;
  return count < lines.length && lines[count - 1]?.role === 'title' ? count - 1 : count;
}

/** The least height at which two columns hold everything, so that neither stays empty; the whole height when that is not enough. */
function balanced(lines: readonly Line[], room: number): number {
  for (let height = heightOf(lines) / 2; height < room; height += STEP)
    if (fitting(lines.slice(fitting(lines, height)), height) === lines.length - fitting(lines, height)) return height;
  return room;
}

function draw(page: PDFPage, font: PageFont, fontName: PDFName, lines: readonly Line[], x: number, top: number): void {
  let y = top;
  for (const { text, role, size, height, picture } of lines) {
    y -= height;
    if (picture) {
      page.drawImage(picture.image, { x, y, width: picture.width, height: picture.height });
      continue;
    }
    const isBold = role === 'large' || role === 'title';
    page.pushOperators(
      beginText(),
      setFillingGrayscaleColor(role === 'quiet' ? 0.35 : 0),
      setFontAndSize(fontName, size),
      // A line around each letter makes it bold without a second font.
      setTextRenderingMode(isBold ? TextRenderingMode.FillAndOutline : TextRenderingMode.Fill),
      setLineWidth(size * 0.025),
      setTextMatrix(1, 0, 0, 1, x, y + size * 0.3),
      showText(font.encode(text)),
      endText(),
    );
  }
}

/** The report as one page of A4, in letters that can be searched and copied. */
export async function reportPdf(words: ReportWords, { fontFile, pictureOf, cutText }: PdfOptions): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = embedFont(document, readTrueType(fontFile), fontFile);
  const setter = new Setter(document, font, pictureOf);
  const page = document.addPage([...PAGE]);
  const fontName = page.node.newFontDictionary('F', font.ref);
  const full = PAGE[0] - 2 * MARGIN;
  const blocks = reportBlocks(words);
  const set = async (some: readonly Block[], size: number, width: number) =>
    (await Promise.all(some.map((block) => setter.lines(block, size, width)))).flat();

  for (const size of SIZES) {
    const head = await set(blocks.head, size, full);
    const foot = await set([blocks.foot], size, full);
    const top = PAGE[1] - MARGIN - heightOf(head) - size;
    const room = top - MARGIN - heightOf(foot) - size;
    const body = await set(blocks.body, size, COLUMN);
    const isLast = size === SIZES.at(-1);
    const left = fitting(body, balanced(body, room));
    let right = fitting(body.slice(left), room);
    if (left + right < body.length && !isLast) continue;
    const rest = body.slice(left);
    const isCut = left + right < body.length;
    if (isCut) right = fitting(rest, room - size * LINE);
    const cut: Block = { text: cutText(rest.length - right), role: 'quiet' };
    const second = [...rest.slice(0, right), ...(isCut ? await set([cut], size, COLUMN) : [])];
    draw(page, font, fontName, head, MARGIN, PAGE[1] - MARGIN);
    const line = { thickness: 0.75, color: rgb(0.6, 0.6, 0.6) };
    page.drawLine({
      start: { x: MARGIN, y: top + size / 2 },
      end: { x: PAGE[0] - MARGIN, y: top + size / 2 },
      ...line,
    });
    draw(page, font, fontName, body.slice(0, left), MARGIN, top);
    draw(page, font, fontName, second, MARGIN + COLUMN + GUTTER, top);
    draw(page, font, fontName, foot, MARGIN, MARGIN + heightOf(foot));
    break;
  }
  font.finish();
  document.setTitle(words.title);
  document.setProducer('Maia');
  document.setCreator('Maia');
  return document.save();
}
