import type { PagePicture } from '@/clinical/lab/report/lab-file-reader.ts';

const QUALITY = 0.9;
/** More pixels than a page needs, fewer than fill the memory of a phone. */
const MAX_PIXELS = 16_000_000;

/**
 * Draws on a white background and encodes as JPEG.
 * @param draw draws at the given scale @returns null when the browser has no canvas in workers
 */
export async function toJpeg(
  maxScale: number,
  { width, height }: { width: number; height: number },
  draw: (context: OffscreenCanvasRenderingContext2D, scale: number) => Promise<void> | void,
): Promise<PagePicture | null> {
  const scale = Math.min(maxScale, Math.sqrt(MAX_PIXELS / (width * height)));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await draw(context, scale);
  return { blob: await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }), scale };
}
