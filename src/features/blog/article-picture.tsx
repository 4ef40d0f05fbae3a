import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { articlePicture, keepArticlePicture } from '@/db/kept-articles.ts';
import { useLowData } from '@/low-data.ts';
import { fetchPreview } from '@/sync/online/files.ts';
import { BlobPicture } from '@/ui/blob-picture.tsx';
import { Button } from '@/ui/button.tsx';
import styles from './blog.module.css';

/** As wide as a reading column on a sharp phone, px. */
const WIDTH = 800;

interface ArticlePictureProps {
  /** Undefined in a preview, where nothing is kept yet. */
  postId?: string;
  fileId: string;
  alt: string;
}

/** The picture of an article: from this phone, else from the server unless little data is to be used. */
export function ArticlePicture({ postId, fileId, alt }: ArticlePictureProps) {
  const isLow = useLowData((lowData) => lowData.isLow);
  const [isAsked, setAsked] = useState(false);
  const mayFetch = !isLow || isAsked;
  const { data } = useQuery({
    queryKey: ['post picture', fileId, mayFetch],
    // What the phone holds needs no network.
    networkMode: 'always',
    queryFn: async () =>
      (postId && (await articlePicture(postId))) ??
      (mayFetch ? await fetchPreview('blog-images', fileId, WIDTH).catch(() => null) : null),
  });
  useEffect(() => {
    if (data && postId) void keepArticlePicture(postId, data).catch(() => undefined);
  }, [data, postId]);
  if (data) return <BlobPicture picture={data} alt={alt} className={styles.picture} />;
  if (data === undefined) return <div className={styles.noPicture} />;
  return (
    <div className={styles.noPicture}>
      <p>
        <FormattedMessage id="blog.article.noPicture" values={{ alt }} />
      </p>
      {!mayFetch && (
        <Button tone="secondary" onClick={() => setAsked(true)}>
          <FormattedMessage id="blog.article.picture" />
        </Button>
      )}
    </div>
  );
}
