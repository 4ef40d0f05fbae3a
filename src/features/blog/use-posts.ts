import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listPosts, POSTS_PAGE, type ListedPost } from '@/sync/online/blog.ts';

interface Posts {
  /** Undefined until there is an answer. */
  readonly posts: readonly ListedPost[] | undefined;
  /** No answer is to be had now. */
  readonly isOut: boolean;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly more: () => void;
}

/** The articles of the server, newest first, a page at a time. A list that fails is empty; the screen says why. */
export function usePosts(search: string, category: string | null): Posts {
  const query = useInfiniteQuery({
    queryKey: ['posts', search, category],
    queryFn: ({ pageParam }) => listPosts({ search, category, offset: pageParam }),
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
