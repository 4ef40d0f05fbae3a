import type { PagePicture } from '@/lab-reader.ts';

const QUALITY = 0.9;
/** More px than a page needs, fewer than a phone has memory for. */
const MOST_PIXELS = 16_000_000;

/**
 * Draws on white paper and keeps it as JPEG.
 * @param draw draws at this scale @returns null when there is no canvas here
 */
export async function toJpeg(
  wanted: number,
  { width, height }: { width: number; height: number },
  draw: (context: OffscreenCanvasRenderingContext2D, scale: number) => Promise<void> | void,
): Promise<PagePicture | null> {
  const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await draw(context, scale);
  return { blob: await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }), scale };
}
