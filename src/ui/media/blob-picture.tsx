import { useEffect, useRef, type ImgHTMLAttributes } from 'react';

interface BlobPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  picture: Blob;
  /** Empty if the text beside it already says it. */
  alt: string;
}

/** A picture from a Blob; its object URL is revoked when it is no longer shown. */
export function BlobPicture({ picture, alt, ...rest }: BlobPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const url = URL.createObjectURL(picture);
    element.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <img {...rest} ref={image} alt={alt} />;
}
