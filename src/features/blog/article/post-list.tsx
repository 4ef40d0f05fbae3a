import { useIntl } from 'react-intl';
import { pickLanguage } from '@/i18n/languages/languages.ts';
import type { ListedPost } from '@/sync/api/community/blog.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { categoryText, dayText, languageText, weeksText } from './post-words.ts';
import { articlePath } from './article-url.ts';

interface PostListProps {
  posts: readonly ListedPost[];
  /** Ids of the articles stored on this phone. */
  storedIds: ReadonlySet<string>;
  labelledBy?: string;
}

/** Articles by title and topic; those that can be read offline have a mark. */
export function PostList({ posts, storedIds, labelledBy }: PostListProps) {
  const intl = useIntl();
  return (
    <List labelledBy={labelledBy}>
      {posts.map((post) => {
        const about = [
          post.category && categoryText(intl, post.category),
          weeksText(intl, post),
          // Only a language that she has not chosen is worth a word.
          post.language !== pickLanguage([intl.locale]) && languageText(post.language),
          dayText(intl, post.publishedAt ?? post.createdAt),
          storedIds.has(post.id) && intl.formatMessage({ id: 'blog.here' }),
        ];
        return (
          <ListRow
            key={post.id}
            to={articlePath(post.slug)}
            lead={<Icon name={storedIds.has(post.id) ? 'smartphone' : 'book'} />}
            title={<bdi lang={post.language ?? undefined}>{post.title}</bdi>}
            detail={about.filter(Boolean).join(' · ')}
          />
        );
      })}
    </List>
  );
}
