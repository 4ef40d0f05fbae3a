import sharp, { type Sharp } from 'sharp';
import { ApiError, fileNotFound, unsupportedFile } from '../protocol/api-error.ts';
import type { Files } from './files.ts';
import type { PreviewOptions, PreviewOutput } from './preview-options.ts';
import type { FileData } from '../store/tables/stored-file.ts';

/** Picture types of which a preview can be made. */
const INPUTS = new Set(['image/jpeg', 'image/png', 'image/heic', 'image/webp', 'image/gif']);
/** A larger file is not opened. */
const MAX_BYTES = 20_000_000;
/** A small file can contain a picture that does not fit into memory. */
const MAX_PIXELS = 40_000_000;
const TIMEOUT_S = 10;
const MAX_RUNNING = 2;

const ICON_BACKGROUND = '#eceff1';
const icon = (inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><g fill="#fff" stroke="#90a4ae" stroke-width="14" stroke-linejoin="round">${inside}</g></svg>`,
  );
const FILE_ICON = icon('<path d="M152 80h144l72 72v280H152z"/><path d="M296 80v72h72"/>');
const PICTURE_ICON = icon('<path d="M96 128h320v256H96z"/><path d="M120 352l88-112 64 72 40-44 80 84z"/>');

sharp.cache(false);
sharp.concurrency(1);

/** Limits how many previews are rendered at the same time; the others are queued. */
class ConcurrencyLimit {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MAX_RUNNING) await new Promise<void>((go) => this.queue.push(go));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.queue.shift()?.();
    }
  }
}
const limit = new ConcurrencyLimit();

const openImage = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: TIMEOUT_S });
/** Renders the image as a separate step, because within one pipeline sharp applies its operations in a fixed order. */
const rendered = async (image: Sharp): Promise<Sharp> => openImage(await image.png({ compressionLevel: 1 }).toBuffer());

async function withRoundedCorners(image: Sharp, radius: number): Promise<Sharp> {
  const whole = await rendered(image);
  const { width, height } = await whole.metadata();
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return rendered(whole.ensureAlpha().composite([{ input: Buffer.from(mask), blend: 'dest-in' }]));
}

async function withOpacity(image: Sharp, opacity: number): Promise<Sharp> {
  const input = Buffer.from([0, 0, 0, Math.round(255 * opacity)]);
  const raw = { width: 1, height: 1, channels: 4 as const };
  return rendered((await rendered(image)).ensureAlpha().composite([{ input, raw, tile: true, blend: 'dest-in' }]));
}

async function transformed(source: Buffer, options: PreviewOptions): Promise<Sharp> {
  const { width, height, gravity, opacity, background, borderWidth, borderColor, borderRadius, rotation } = options;
  let image = openImage(source).autoOrient();
  if (width > 0 || height > 0) {
    image = image.resize({ width: width || undefined, height: height || undefined, fit: 'cover', position: gravity });
  }
  if (opacity < 1) image = await withOpacity(image, opacity);
  if (background !== '') image = (await rendered(image)).flatten({ background });
  if (borderWidth > 0) {
    const width = borderWidth;
    image = (await rendered(image)).extend({
      top: width,
      bottom: width,
      left: width,
      right: width,
      background: borderColor,
    });
  }
  if (borderRadius > 0) image = await withRoundedCorners(image, borderRadius);
  if (rotation % 360 !== 0) {
    image = (await rendered(image)).rotate(rotation, { background: background || { r: 0, g: 0, b: 0, alpha: 0 } });
  }
  return image;
}

async function encoded(image: Sharp, output: PreviewOutput, quality: number): Promise<{ type: string; bytes: Buffer }> {
  const qualityOption = quality < 0 ? {} : { quality: Math.max(1, quality) };
  switch (output) {
    case 'png':
      return { type: 'image/png', bytes: await image.png().toBuffer() };
    case 'webp':
      return { type: 'image/webp', bytes: await image.webp(qualityOption).toBuffer() };
    case 'avif':
      return { type: 'image/avif', bytes: await image.avif(qualityOption).toBuffer() };
    case 'gif':
      return { type: 'image/gif', bytes: await image.gif().toBuffer() };
    case 'heic':
      throw unsupportedFile('Previews cannot be written as heic.');
    default:
      return { type: 'image/jpeg', bytes: await image.flatten({ background: '#fff' }).jpeg(qualityOption).toBuffer() };
  }
}

const OUTPUT_OF: Readonly<Record<string, PreviewOutput>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * Renders the preview of a file: the picture itself, or an icon for other files.
 * @throws storage_file_not_found, storage_file_type_unsupported for a picture that cannot be read or written
 */
export async function renderPreview(
  files: Files,
  data: FileData,
  options: PreviewOptions,
): Promise<{ type: string; bytes: Buffer }> {
  const isPicture = INPUTS.has(data.mimeType);
  const isRendered = isPicture && data.sizeOriginal <= MAX_BYTES;
  const effectiveOptions = isRendered ? options : { ...options, background: options.background || ICON_BACKGROUND };
  const output = options.output || (isRendered ? (OUTPUT_OF[data.mimeType] ?? 'jpg') : 'png');
  if (isRendered && data.blobs.includes(null)) throw fileNotFound();
  return limit.run(async () => {
    const icon = isPicture ? PICTURE_ICON : FILE_ICON;
    const source = isRendered ? Buffer.concat((await files.read(data).toArray()) as Buffer[]) : icon;
    try {
      return await encoded(await transformed(source, effectiveOptions), output, options.quality);
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ENOENT') throw fileNotFound();
      throw error instanceof ApiError ? error : unsupportedFile('The picture could not be read.');
    }
  });
}
