import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ArticleLanguage } from '@/model/blog/blog-post.ts';
import { listPosts, POSTS_PAGE, type ListedPost } from '@/sync/api/community/blog.ts';

interface Posts {
  /** Undefined until loaded. */
  readonly posts: readonly ListedPost[] | undefined;
  /** The list cannot be loaded now. */
  readonly isOut: boolean;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly more: () => void;
}

/** The articles of the server, newest first, page by page. A failed list is empty; the screen states the reason. */
export function usePosts(search: string, category: string | null, language?: ArticleLanguage): Posts {
  const query = useInfiniteQuery({
    queryKey: ['posts', search, category, language],
    queryFn: ({ pageParam }) => listPosts({ search, category, language, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * POSTS_PAGE < total ? pages.length * POSTS_PAGE : null),
    placeholderData: keepPreviousData,
  });
  return {
    posts: query.data?.pages.flatMap(({ posts }) => posts),
    isOut: query.isError || (query.data === undefined && query.fetchStatus === 'paused'),
    hasMore: query.hasNextPage,
    isBusy: query.isFetching,
    more: () => void query.fetchNextPage(),
  };
}
