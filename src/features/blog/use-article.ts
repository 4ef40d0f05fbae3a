import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { dropArticle, keepArticle, liveKeptArticles, type KeptArticle } from '@/db/kept-articles.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import type { PublishedPost } from '@/model/blog-post.ts';
import { findPost } from '@/sync/online/blog.ts';

export interface OpenedArticle {
  readonly post: PublishedPost | undefined;
  readonly kept: KeptArticle | undefined;
  /** Other articles on this phone. */
  readonly others: readonly PublishedPost[];
  /** `old`: no network, shown as last opened. `none`: there is no such article. `away`: it may be, but not here. */
  readonly state: 'loading' | 'here' | 'old' | 'none' | 'away';
}

/** The article at an address: from this phone at once, then as the server has it now, which is kept. */
export function useArticle(slug: string): OpenedArticle {
  const all = useLiveQuery(liveKeptArticles, 'kept articles');
  const { data, isError, fetchStatus } = useQuery({ queryKey: ['post', slug], queryFn: () => findPost(slug) });
  const kept = all?.find(({ post }) => post.slug === slug || post.id === data?.id);
  useEffect(() => {
    // Without room it is read now and not later.
    if (data) void keepArticle(data).catch(() => undefined);
  }, [data]);
  const goneId = data === null ? kept?.post.id : undefined;
  useEffect(() => {
    if (goneId !== undefined) void dropArticle(goneId);
  }, [goneId]);
  const others = (all ?? []).map(({ post }) => post).filter((post) => post.slug !== slug);
  const isOut = isError || (data === undefined && fetchStatus === 'paused');
  const post = data === null ? undefined : (data ?? kept?.post);
  const state = stateOf({ isGone: data === null, isNew: data !== undefined, isKept: kept !== undefined, isOut });
  return { post, kept, others, state: state === 'away' && all === undefined ? 'loading' : state };
}

function stateOf({ isGone, isNew, isKept, isOut }: Record<'isGone' | 'isNew' | 'isKept' | 'isOut', boolean>) {
  if (isGone) return 'none';
  if (isNew) return 'here';
  if (isOut) return isKept ? 'old' : 'away';
  return isKept ? 'here' : 'loading';
}
