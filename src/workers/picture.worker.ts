import { expose } from 'comlink';
import { PDFDocument } from 'pdf-lib';
import { findActiveContent } from '@/pdf/active-content.ts';
import type { PictureWorker } from '@/app/files/picture-worker.ts';

/** Keeps small print readable at about a tenth of the file size of the camera. */
const QUALITY = 0.82;
/** A4 in points. */
const SHORT_SIDE = 595.28;
const LONG_SIDE = 841.89;

async function shrink(picture: Blob, longEdge: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, longEdge / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: transparent areas would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

async function toPdf(pictures: readonly Blob[], title: string): Promise<Blob> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  for (const picture of pictures) {
    const image = await pdf.embedJpg(await picture.arrayBuffer());
    const isWide = image.width > image.height;
    const [width, height] = isWide ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
    const fitted = image.scaleToFit(width, height);
    const position = { x: (width - fitted.width) / 2, y: (height - fitted.height) / 2 };
    pdf.addPage([width, height]).drawImage(image, { ...fitted, ...position });
  }
  return new Blob([(await pdf.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}

const isActivePdf = async (pdf: Blob): Promise<boolean> =>
  (await findActiveContent(new Uint8Array(await pdf.arrayBuffer()))) !== null;

expose({ shrink, toPdf, isActivePdf } satisfies PictureWorker);
