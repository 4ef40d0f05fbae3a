import { useEffect, useState, type RefObject } from 'react';
import type { KeptDocument } from '@/db/documents.ts';
import { keepThumbnail, thumbnailOf } from '@/db/local-files.ts';
import { isPdf } from './document-words.ts';

const WIDTH = 240;

/** The small picture that this phone keeps, or the server's, which is then kept. */
async function find({ fileId, serverUpdatedAt, ...document }: KeptDocument): Promise<Blob | null> {
  const kept = await thumbnailOf(fileId);
  if (kept) return kept;
  if (isPdf(document) || serverUpdatedAt === '' || !navigator.onLine) return null;
  const { fetchPreview } = await import('@/sync/online/files.ts');
  const made = await fetchPreview('medical-files', fileId, WIDTH);
  await keepThumbnail(fileId, made);
  return made;
}

/** The small picture of a document, looked for once its place is near the screen; null when there is none. */
export function useThumbnail(document: KeptDocument, place: RefObject<HTMLElement | null>): Blob | null {
  const [picture, setPicture] = useState<Blob | null>(null);
  const { fileId } = document;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isCurrent = true;
    const show = (found: Blob | null) => {
      if (isCurrent) setPicture(found);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without a picture the row has its icon.
        find(document).then(show, () => undefined);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
    // The file alone decides; its record is another object at every change of the list.
  }, [fileId]); // oxlint-disable-line react/exhaustive-deps
  return picture;
}
