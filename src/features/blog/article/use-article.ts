import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { dropArticle, cacheArticle, liveCachedArticles, type CachedArticle } from '@/db/cache/article-cache.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import type { PublishedPost } from '@/model/blog/blog-post.ts';
import { findPost } from '@/sync/api/community/blog.ts';

export interface OpenedArticle {
  readonly post: PublishedPost | undefined;
  readonly cached: CachedArticle | undefined;
  /** Other articles stored on this phone. */
  readonly others: readonly PublishedPost[];
  /**
   * `old`: offline, shown as last opened. `none`: there is no such article. `away`: it may exist, but is not on this
   * phone.
   */
  readonly state: 'loading' | 'here' | 'old' | 'none' | 'away';
}

/** The article of an address: from this phone at once, then the server's current version, which is cached. */
export function useArticle(slug: string): OpenedArticle {
  const all = useLiveQuery(liveCachedArticles, 'cached articles');
  const { data, isError, fetchStatus } = useQuery({ queryKey: ['post', slug], queryFn: () => findPost(slug) });
  const cached = all?.find(({ post }) => post.slug === slug || post.id === data?.id);
  useEffect(() => {
    // Without storage space it can be read now, but not offline.
    if (data) void cacheArticle(data).catch(() => undefined);
  }, [data]);
  const deletedId = data === null ? cached?.post.id : undefined;
  useEffect(() => {
    if (deletedId !== undefined) void dropArticle(deletedId);
  }, [deletedId]);
  const others = (all ?? []).map(({ post }) => post).filter((post) => post.slug !== slug);
  const isOut = isError || (data === undefined && fetchStatus === 'paused');
  const post = data === null ? undefined : (data ?? cached?.post);
  const state = stateOf({ isDeleted: data === null, isNew: data !== undefined, isCached: cached !== undefined, isOut });
  return { post, cached, others, state: state === 'away' && all === undefined ? 'loading' : state };
}

function stateOf({ isDeleted, isNew, isCached, isOut }: Record<'isDeleted' | 'isNew' | 'isCached' | 'isOut', boolean>) {
  if (isDeleted) return 'none';
  if (isNew) return 'here';
  if (isOut) return isCached ? 'old' : 'away';
  return isCached ? 'here' : 'loading';
}
