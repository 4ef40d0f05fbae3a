import { useEffect, useRef, type ImgHTMLAttributes } from 'react';

interface BlobPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  picture: Blob;
  /** Empty where the words beside it say it all. */
  alt: string;
}

/** A picture from bytes of this phone; they are let go of when it is no longer shown. */
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
