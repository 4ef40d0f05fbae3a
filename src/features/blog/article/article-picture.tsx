import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { articlePicture, cacheArticlePicture, earlierArticlePicture } from '@/db/cache/article-cache.ts';
import { useLowData } from '@/app/settings/low-data.ts';
import { fetchPreview } from '@/sync/api/documents/fetch-file.ts';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Button } from '@/ui/controls/button.tsx';
import styles from './blog.module.css';

/** Width in px of a text column on a high-density phone. */
const WIDTH = 800;

interface ArticlePictureProps {
  /** Undefined in a preview, where nothing is cached yet. */
  postId?: string;
  fileId: string;
  alt: string;
  /** The picture above the text, of which an article has at most one. */
  isAbove?: boolean;
}

/** A picture of an article: from this phone, else from the server unless data saving is on. */
export function ArticlePicture({ postId, fileId, alt, isAbove = false }: ArticlePictureProps) {
  const isLow = useLowData((lowData) => lowData.isLow);
  const [isAsked, setAsked] = useState(false);
  const mayFetch = !isLow || isAsked;
  const { data } = useQuery({
    queryKey: ['post picture', postId, fileId, mayFetch],
    // A cached picture needs no network.
    networkMode: 'always',
    queryFn: async () => {
      const cached = postId && (await articlePicture(postId, fileId));
      if (cached) return { picture: cached, isNew: false };
      const fetched = mayFetch ? await fetchPreview('blog-images', fileId, WIDTH).catch(() => null) : null;
      if (fetched) return { picture: fetched, isNew: true };
      const earlier = postId && isAbove ? await earlierArticlePicture(postId) : undefined;
      return { picture: earlier ?? null, isNew: false };
    },
  });
  useEffect(() => {
    if (data?.isNew && data.picture && postId)
      void cacheArticlePicture(postId, fileId, data.picture).catch(() => undefined);
  }, [data, postId, fileId]);
  if (data?.picture) return <BlobPicture picture={data.picture} alt={alt} className={styles.picture} />;
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
