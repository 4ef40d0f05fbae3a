import sharp, { type Sharp } from 'sharp';
import { ApiError, fileNotFound, unsupportedFile } from '../protocol/api-error.ts';
import type { Files } from './files.ts';
import { PreviewQueue } from './preview-queue.ts';
import type { PreviewOptions, PreviewOutput } from './preview-options.ts';
import type { FileData } from '../store/tables/stored-file.ts';

/** Picture types of which a preview can be made. */
const INPUTS = new Set(['image/jpeg', 'image/png', 'image/heic', 'image/webp', 'image/gif']);
/** A larger file is not opened. */
const MAX_BYTES = 20_000_000;
/** A small file can contain a picture that does not fit into memory. */
const MAX_PIXELS = 40_000_000;
/** For all steps of a preview together. */
const TIMEOUT_MS = 10_000;
/** Largest preview; a larger one is made smaller. Later steps and the encoder take as long as it has pixels. */
const MAX_PREVIEW_PIXELS = 4_000_000;
/** Effort of the AVIF encoder, 0 to 9: its default of 4 takes several times as long. */
const AVIF_EFFORT = 1;

const ICON_BACKGROUND = '#eceff1';
const icon = (inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><g fill="#fff" stroke="#90a4ae" stroke-width="14" stroke-linejoin="round">${inside}</g></svg>`,
  );
const FILE_ICON = icon('<path d="M152 80h144l72 72v280H152z"/><path d="M296 80v72h72"/>');
const PICTURE_ICON = icon('<path d="M96 128h320v256H96z"/><path d="M120 352l88-112 64 72 40-44 80 84z"/>');

sharp.cache(false);
sharp.concurrency(1);

const queue = new PreviewQueue();

/** The steps of one preview, which share one deadline. */
class Steps {
  private readonly endsAt = performance.now() + TIMEOUT_MS;

  /** @throws Error after the deadline */
  open(bytes: Buffer): Sharp {
    const leftMs = this.endsAt - performance.now();
    if (leftMs <= 0) throw new Error('The preview takes too long.');
    return sharp(bytes, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: Math.ceil(leftMs / 1000) });
  }

  /** Renders the image as a separate step, because within one pipeline sharp applies its operations in a fixed order. */
  async rendered(image: Sharp): Promise<Sharp> {
    return this.open(await image.png({ compressionLevel: 1 }).toBuffer());
  }
}

/** The size of a preview; the lengths that are 0 follow from the picture. */
async function sizeOf(image: Sharp, { width, height }: PreviewOptions): Promise<{ width: number; height: number }> {
  const { autoOrient: source } = await image.metadata();
  const ratio = source.width / source.height;
  const wanted = {
    width: width || (height ? height * ratio : source.width),
    height: height || (width ? width / ratio : source.height),
  };
  const scale = Math.min(1, Math.sqrt(MAX_PREVIEW_PIXELS / (wanted.width * wanted.height)));
  const scaled = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: scaled(wanted.width), height: scaled(wanted.height) };
}

async function withRoundedCorners(steps: Steps, image: Sharp, radius: number): Promise<Sharp> {
  const whole = await steps.rendered(image);
  const { width, height } = await whole.metadata();
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return steps.rendered(whole.ensureAlpha().composite([{ input: Buffer.from(mask), blend: 'dest-in' }]));
}

async function withOpacity(steps: Steps, image: Sharp, opacity: number): Promise<Sharp> {
  const input = Buffer.from([0, 0, 0, Math.round(255 * opacity)]);
  const raw = { width: 1, height: 1, channels: 4 as const };
  return steps.rendered(
    (await steps.rendered(image)).ensureAlpha().composite([{ input, raw, tile: true, blend: 'dest-in' }]),
  );
}

async function transformed(steps: Steps, source: Buffer, options: PreviewOptions): Promise<Sharp> {
  const { gravity, opacity, background, borderWidth, borderColor, borderRadius, rotation } = options;
  const size = await sizeOf(steps.open(source), options);
  let image = steps
    .open(source)
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: gravity });
  if (opacity < 1) image = await withOpacity(steps, image, opacity);
  if (background !== '') image = (await steps.rendered(image)).flatten({ background });
  if (borderWidth > 0) {
    const width = borderWidth;
    image = (await steps.rendered(image)).extend({
      top: width,
      bottom: width,
      left: width,
      right: width,
      background: borderColor,
    });
  }
  if (borderRadius > 0) image = await withRoundedCorners(steps, image, borderRadius);
  if (rotation % 360 !== 0) {
    image = (await steps.rendered(image)).rotate(rotation, {
      background: background || { r: 0, g: 0, b: 0, alpha: 0 },
    });
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
      return { type: 'image/avif', bytes: await image.avif({ ...qualityOption, effort: AVIF_EFFORT }).toBuffer() };
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
 * @param caller whose previews are counted together
 * @throws storage_file_not_found, storage_file_type_unsupported for a picture that cannot be read or written
 */
export async function renderPreview(
  files: Files,
  data: FileData,
  options: PreviewOptions,
  caller: string,
): Promise<{ type: string; bytes: Buffer }> {
  const isPicture = INPUTS.has(data.mimeType);
  const isRendered = isPicture && data.sizeOriginal <= MAX_BYTES;
  const effectiveOptions = isRendered ? options : { ...options, background: options.background || ICON_BACKGROUND };
  const output = options.output || (isRendered ? (OUTPUT_OF[data.mimeType] ?? 'jpg') : 'png');
  if (isRendered && data.blobs.includes(null)) throw fileNotFound();
  return queue.run(caller, async () => {
    const icon = isPicture ? PICTURE_ICON : FILE_ICON;
    const source = isRendered ? Buffer.concat((await files.read(data).toArray()) as Buffer[]) : icon;
    try {
      return await encoded(await transformed(new Steps(), source, effectiveOptions), output, options.quality);
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ENOENT') throw fileNotFound();
      throw error instanceof ApiError ? error : unsupportedFile('The picture could not be read.');
    }
  });
}
