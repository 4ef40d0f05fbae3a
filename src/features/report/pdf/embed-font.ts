import { PDFHexString, PDFString, type PDFDocument, type PDFRef } from 'pdf-lib';
import type { TrueType } from './true-type.ts';

const NAME = 'LiberationSans';

/** A font in a document: what can be written with it, how wide that is, and how it is written down. */
export interface PageFont {
  readonly ref: PDFRef;
  covers(text: string): boolean;
  /** Width of a text in points at a size in points. */
  widthOf(text: string, size: number): number;
  encode(text: string): PDFHexString;
  /** Writes the font down with the characters that were used; once, before the document is saved. */
  finish(): void;
}

const hex = (value: number) => value.toString(16).padStart(4, '0');

/** So that text can be searched and copied out of the page again. */
const toUnicode = (characters: ReadonlyMap<number, number>) => {
  const lines = [...characters].map(([glyph, codePoint]) => `<${hex(glyph)}> <${hex(codePoint)}>`);
  // A block may hold 100 lines.
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
    const some = lines.slice(at * 100, at * 100 + 100);
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
};

/**
 * Embeds a whole TrueType font, so that every character it has can be written, also those that PDF's own fonts lack.
 * Written by hand, because the embedding of the library adds 240 kB of script.
 */
export function embedFont(document: PDFDocument, font: TrueType, file: Uint8Array): PageFont {
  const { context } = document;
  const scaled = (units: number) => Math.round((1000 * units) / font.unitsPerEm);
  const used = new Map<number, number>();
  const glyphsOf = (text: string) =>
    [...text].map((sign) => {
      const codePoint = sign.codePointAt(0) ?? 0;
      const glyph = font.glyphOf(codePoint);
      if (glyph !== 0) used.set(glyph, codePoint);
      return glyph;
    });
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: NAME,
      // Not symbolic.
      Flags: 32,
      FontBBox: font.box.map(scaled),
      ItalicAngle: 0,
      Ascent: scaled(font.ascent),
      Descent: scaled(font.descent),
      CapHeight: scaled(font.ascent),
      StemV: 80,
      FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
    }),
  );
  const ref = context.nextRef();
  const finish = () => {
    const widths = [...used.keys()].flatMap((glyph) => [glyph, [scaled(font.advanceOf(glyph))]]);
    const inner = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: NAME,
        CIDToGIDMap: 'Identity',
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        FontDescriptor: descriptor,
        DW: 500,
        W: widths,
      }),
    );
    context.assign(
      ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: NAME,
        Encoding: 'Identity-H',
        DescendantFonts: [inner],
        ToUnicode: context.register(context.flateStream(toUnicode(used))),
      }),
    );
  };
  return {
    ref,
    covers: (text) => [...text].every((sign) => font.glyphOf(sign.codePointAt(0) ?? 0) !== 0),
    widthOf: (text, size) =>
      (glyphsOf(text).reduce((sum, glyph) => sum + font.advanceOf(glyph), 0) * size) / font.unitsPerEm,
    encode: (text) => PDFHexString.of(glyphsOf(text).map(hex).join('')),
    finish,
  };
}
