import sharp, { type Sharp } from 'sharp';
import { ApiError, fileNotFound, unsupportedFile } from '../api-error.ts';
import type { Files } from './files.ts';
import type { PreviewOptions, PreviewOutput } from './preview-options.ts';
import type { FileData } from './stored-file.ts';

/** Pictures that are read. */
const INPUTS = new Set(['image/jpeg', 'image/png', 'image/heic', 'image/webp', 'image/gif']);
/** A larger picture is not opened. */
const LARGEST_BYTES = 20_000_000;
/** A small file can hold a picture that no memory holds. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SECONDS = 10;
const MOST_AT_ONCE = 2;

const ICON_BACKGROUND = '#eceff1';
const icon = (inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><g fill="#fff" stroke="#90a4ae" stroke-width="14" stroke-linejoin="round">${inside}</g></svg>`,
  );
const FILE_ICON = icon('<path d="M152 80h144l72 72v280H152z"/><path d="M296 80v72h72"/>');
const PICTURE_ICON = icon('<path d="M96 128h320v256H96z"/><path d="M120 352l88-112 64 72 40-44 80 84z"/>');

sharp.cache(false);
sharp.concurrency(1);

/** Lets only so many run at once, the others wait for their turn. */
class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MOST_AT_ONCE) await new Promise<void>((go) => this.waiting.push(go));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
const turns = new Turns();

const opened = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: LONGEST_SECONDS });
/** A step of its own: within one the library keeps to an order of its own. */
const next = async (image: Sharp): Promise<Sharp> => opened(await image.png({ compressionLevel: 1 }).toBuffer());

async function rounded(image: Sharp, radius: number): Promise<Sharp> {
  const whole = await next(image);
  const { width, height } = await whole.metadata();
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return next(whole.ensureAlpha().composite([{ input: Buffer.from(mask), blend: 'dest-in' }]));
}

async function faded(image: Sharp, opacity: number): Promise<Sharp> {
  const input = Buffer.from([0, 0, 0, Math.round(255 * opacity)]);
  const raw = { width: 1, height: 1, channels: 4 as const };
  return next((await next(image)).ensureAlpha().composite([{ input, raw, tile: true, blend: 'dest-in' }]));
}

async function drawn(source: Buffer, options: PreviewOptions): Promise<Sharp> {
  const { width, height, gravity, opacity, background, borderWidth, borderColor, borderRadius, rotation } = options;
  let image = opened(source).autoOrient();
  if (width > 0 || height > 0) {
    image = image.resize({ width: width || undefined, height: height || undefined, fit: 'cover', position: gravity });
  }
  if (opacity < 1) image = await faded(image, opacity);
  if (background !== '') image = (await next(image)).flatten({ background });
  if (borderWidth > 0) {
    const width = borderWidth;
    image = (await next(image)).extend({
      top: width,
      bottom: width,
      left: width,
      right: width,
      background: borderColor,
    });
  }
  if (borderRadius > 0) image = await rounded(image, borderRadius);
  if (rotation % 360 !== 0) {
    image = (await next(image)).rotate(rotation, { background: background || { r: 0, g: 0, b: 0, alpha: 0 } });
  }
  return image;
}

async function encoded(image: Sharp, output: PreviewOutput, quality: number): Promise<{ type: string; bytes: Buffer }> {
  const asked = quality < 0 ? {} : { quality: Math.max(1, quality) };
  switch (output) {
    case 'png':
      return { type: 'image/png', bytes: await image.png().toBuffer() };
    case 'webp':
      return { type: 'image/webp', bytes: await image.webp(asked).toBuffer() };
    case 'avif':
      return { type: 'image/avif', bytes: await image.avif(asked).toBuffer() };
    case 'gif':
      return { type: 'image/gif', bytes: await image.gif().toBuffer() };
    case 'heic':
      throw unsupportedFile('Previews cannot be written as heic.');
    default:
      return { type: 'image/jpeg', bytes: await image.flatten({ background: '#fff' }).jpeg(asked).toBuffer() };
  }
}

const OUTPUT_OF: Readonly<Record<string, PreviewOutput>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * A picture of a file: the picture that it is, or an icon for any other.
 * @throws storage_file_not_found, storage_file_type_unsupported for a picture that cannot be read or written
 */
export async function renderPreview(
  files: Files,
  data: FileData,
  options: PreviewOptions,
): Promise<{ type: string; bytes: Buffer }> {
  const isPicture = INPUTS.has(data.mimeType);
  const isOpened = isPicture && data.sizeOriginal <= LARGEST_BYTES;
  const wanted = isOpened ? options : { ...options, background: options.background || ICON_BACKGROUND };
  const output = options.output || (isOpened ? (OUTPUT_OF[data.mimeType] ?? 'jpg') : 'png');
  if (isOpened && data.blobs.includes(null)) throw fileNotFound();
  return turns.take(async () => {
    const icons = isPicture ? PICTURE_ICON : FILE_ICON;
    const source = isOpened ? Buffer.concat((await files.read(data).toArray()) as Buffer[]) : icons;
    try {
      return await encoded(await drawn(source, wanted), output, options.quality);
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ENOENT') throw fileNotFound();
      throw error instanceof ApiError ? error : unsupportedFile('The picture could not be read.');
    }
  });
}
