/** Words as a picture: for scripts that the embedded font does not have. Width and height in points. */
export interface TextImage {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface TextImageOptions {
  readonly text: string;
  /** Points. */
  readonly size: number;
  readonly isBold: boolean;
  readonly width: number;
}

/** Pixels a point: 216 to the inch, so that small type stays sharp on paper. */
const SHARPNESS = 3;
const LINE = 1.3;

/** Lines of words that fit, as the canvas measures them. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws words with the fonts of this device, which shapes scripts and their direction correctly. */
export async function renderTextImage({ text, size, isBold, width }: TextImageOptions): Promise<TextImage> {
  const canvas = document.createElement('canvas');
  const font = `${isBold ? 600 : 400} ${size * SHARPNESS}px system-ui, sans-serif`;
  const measure = canvas.getContext('2d');
  if (!measure) throw new Error('this browser draws no canvas');
  measure.font = font;
  const lines = wrap(measure, text, width * SHARPNESS);
  const lineHeight = Math.ceil(size * LINE * SHARPNESS);
  canvas.width = Math.ceil(Math.max(...lines.map((line) => measure.measureText(line).width)));
  canvas.height = lineHeight * lines.length;
  const context = canvas.getContext('2d') ?? measure;
  context.font = font;
  context.textBaseline = 'middle';
  lines.forEach((line, at) => context.fillText(line, 0, lineHeight * (at + 0.5)));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('this browser makes no picture');
  const png = new Uint8Array(await blob.arrayBuffer());
  return { png, width: canvas.width / SHARPNESS, height: canvas.height / SHARPNESS };
}
