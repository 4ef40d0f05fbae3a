import { FileRefused } from '@/model/files/validate-file.ts';
import { wrap, type Remote } from 'comlink';
import type { PictureWorker } from './picture-worker.ts';

/** An idle worker is terminated after this time to free the memory of the pictures. */
const IDLE_MS = 20_000;
/** In px; the small print of a photographed page stays readable. */
const DOCUMENT_EDGE = 1600;
const THUMBNAIL_EDGE = 240;

/** A worker that starts with the first call and ends when it is idle. */
function idleWorker() {
  let running: { thread: Worker; worker: Remote<PictureWorker> } | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;
  const start = () => {
    const thread = new Worker(new URL('../../workers/picture.worker.ts', import.meta.url), { type: 'module' });
    return { thread, worker: wrap<PictureWorker>(thread) };
  };
  const end = () => {
    running?.thread.terminate();
    running = undefined;
  };
  return async <T>(work: (worker: Remote<PictureWorker>) => Promise<T>): Promise<T> => {
    clearTimeout(idle);
    calls += 1;
    running ??= start();
    try {
      return await work(running.worker);
    } finally {
      calls -= 1;
      if (calls === 0) idle = setTimeout(end, IDLE_MS);
    }
  };
}

const inWorker = idleWorker();
const canShrink = () => typeof OffscreenCanvas !== 'undefined';

/**
 * A picture as it is stored: upright, at most 1,600 px, without the place and time of the camera. Runs in a worker.
 * @returns JPEG; null when this browser cannot decode the picture
 */
export const shrinkPicture = async (picture: Blob, longEdge = DOCUMENT_EDGE): Promise<Blob | null> =>
  canShrink() ? inWorker((worker) => worker.shrink(picture, longEdge)) : null;

/** A small picture for a list, JPEG. */
export const makeThumbnail = (picture: Blob): Promise<Blob | null> => shrinkPicture(picture, THUMBNAIL_EDGE);

/** One PDF with a page per JPEG picture. */
export const picturesToPdf = (pictures: readonly Blob[], title: string): Promise<Blob> =>
  inWorker((worker) => worker.toPdf(pictures, title));

/** Examines a PDF in a worker. The server refuses the same files. @throws FileRefused */
export async function requireInactivePdf(pdf: Blob): Promise<void> {
  if (await inWorker((worker) => worker.isActivePdf(pdf))) throw new FileRefused('active');
}
