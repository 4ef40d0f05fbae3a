import { useEffect, useState, type RefObject } from 'react';
import type { BucketId } from '@/model/bucket.ts';
import { findThumbnail } from './thumbnail.ts';

interface Pictured {
  readonly bucket: BucketId;
  readonly fileId: string;
  /** Whether the server has the file and it is a picture. */
  readonly isThere: boolean;
}

/** The small picture of a file, looked for once its place is near the screen; null when there is none. */
export function useThumbnail({ bucket, fileId, isThere }: Pictured, place: RefObject<HTMLElement | null>): Blob | null {
  const [picture, setPicture] = useState<Blob | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isCurrent = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without a picture its place has an icon.
        findThumbnail(bucket, fileId, isThere).then(
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
  }, [bucket, fileId, isThere, place]);
  return picture;
}
