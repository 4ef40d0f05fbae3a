/** The metrics of a TrueType font that a page needs; lengths in the font's own units. */
export interface TrueType {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [number, number, number, number];
  readonly glyphs: number;
  /** 0 when the font has no picture of this character. */
  glyphOf(codePoint: number): number;
  advanceOf(glyph: number): number;
}

/** Characters beyond these are looked up in no table here. */
const LAST_CODE_POINT = 0xffff;

/** Reads the tables head, hhea, maxp, hmtx and cmap (format 4). @throws RangeError on any other kind of file */
export function readTrueType(bytes: Uint8Array): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + 16 * index;
    tables.set(String.fromCharCode(...bytes.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const place = (tag: string): number => {
    const at = tables.get(tag);
    if (at === undefined) throw new RangeError(`the font has no table ${tag}`);
    return at;
  };
  const [head, hhea, hmtx] = [place('head'), place('hhea'), place('hmtx')];
  const glyphs = view.getUint16(place('maxp') + 4);
  const widths = view.getUint16(hhea + 34);
  const glyphOf = readCharacters(view, place('cmap'));
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    box: [36, 38, 40, 42].map((at) => view.getInt16(head + at)) as [number, number, number, number],
    glyphs,
    glyphOf,
    // The last width holds for all glyphs behind it.
    advanceOf: (glyph) => view.getUint16(hmtx + 4 * Math.min(glyph, widths - 1)),
  };
}

function readCharacters(view: DataView, cmap: number): (codePoint: number) => number {
  const count = view.getUint16(cmap + 2);
  const starts = Array.from({ length: count }, (_, index) => cmap + view.getUint32(cmap + 4 + 8 * index + 4));
  const table = starts.find((at) => view.getUint16(at) === 4);
  if (table === undefined) throw new RangeError('the font has no table of characters in format 4');
  const double = view.getUint16(table + 6);
  const [ends, begins] = [table + 14, table + 16 + double];
  const [deltas, offsets] = [begins + double, begins + 2 * double];
  return (codePoint) => {
    if (codePoint > LAST_CODE_POINT) return 0;
    for (let at = 0; at < double; at += 2) {
      if (view.getUint16(ends + at) < codePoint) continue;
      const begin = view.getUint16(begins + at);
      if (begin > codePoint) return 0;
      const delta = view.getUint16(deltas + at);
      const offset = view.getUint16(offsets + at);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = view.getUint16(offsets + at + offset + 2 * (codePoint - begin));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
