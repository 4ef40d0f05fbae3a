import { useEffect, useState, type RefObject } from 'react';
import type { KeptDocument } from '@/db/documents.ts';
import { findThumbnail } from '@/thumbnail.ts';
import { isPdf } from './document-words.ts';

/** The small picture of a document, looked for once its place is near the screen; null when there is none. */
export function useThumbnail(document: KeptDocument, place: RefObject<HTMLElement | null>): Blob | null {
  const [picture, setPicture] = useState<Blob | null>(null);
  const { fileId } = document;
  const isThere = document.serverUpdatedAt !== '' && !isPdf(document);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isCurrent = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without a picture the row has its icon.
        findThumbnail('medical-files', fileId, isThere).then(
          (found) => isCurrent && setPicture(found),
          () => undefined,
        );
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [fileId, isThere, place]);
  return picture;
}
