import { useEffect, useState, type RefObject } from 'react';
import type { BucketId } from '@/model/files/bucket.ts';
import { findThumbnail } from './thumbnail.ts';

interface ThumbnailSource {
  readonly bucket: BucketId;
  readonly fileId: string;
  /** Whether the server has the file and it is a picture. */
  readonly isThere: boolean;
}

/** The thumbnail of a file, loaded when the element comes near the viewport; null when there is none. */
export function useThumbnail(
  { bucket, fileId, isThere }: ThumbnailSource,
  target: RefObject<HTMLElement | null>,
): Blob | null {
  const [picture, setPicture] = useState<Blob | null>(null);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let isCurrent = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // On failure the caller shows an icon.
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
  }, [bucket, fileId, isThere, target]);
  return picture;
}
