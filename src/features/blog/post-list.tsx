import { useIntl } from 'react-intl';
import type { ListedPost } from '@/sync/online/blog.ts';
import { Icon } from '@/ui/icon.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { categoryText, dayText, weeksText } from './post-words.ts';
import { addressOf } from './slug-in.ts';

interface PostListProps {
  posts: readonly ListedPost[];
  /** Ids of those that are on this phone. */
  kept: ReadonlySet<string>;
  labelledBy?: string;
}

/** Articles by title, with what they are about; a mark on those that can be read without a network. */
export function PostList({ posts, kept, labelledBy }: PostListProps) {
  const intl = useIntl();
  return (
    <List labelledBy={labelledBy}>
      {posts.map((post) => {
        const about = [
          post.category && categoryText(intl, post.category),
          weeksText(intl, post),
          dayText(intl, post.publishedAt ?? post.createdAt),
          kept.has(post.id) && intl.formatMessage({ id: 'blog.here' }),
        ];
        return (
          <ListRow
            key={post.id}
            to={addressOf(post.slug)}
            lead={<Icon name={kept.has(post.id) ? 'smartphone' : 'book'} />}
            title={<bdi>{post.title}</bdi>}
            detail={about.filter(Boolean).join(' · ')}
          />
        );
      })}
    </List>
  );
}
