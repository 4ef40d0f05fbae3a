import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { liveCachedArticles } from '@/db/cache/article-cache.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { useSession } from '@/sync/session/session.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { Unchosen } from '@/ui/page/list-pane.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { PostList } from '@/features/blog/article/post-list.tsx';
import { categories } from '@/features/blog/article/post-words.ts';
import { hasWeeks, isForWeek } from '@/features/blog/article/related-articles.ts';
import { usePosts } from '@/features/blog/article/use-posts.ts';
import { useDebounced } from '@/features/blog/article/use-debounced.ts';
import { useWeek } from '@/features/blog/article/use-week.ts';
import styles from '@/features/blog/article/blog.module.css';

/**
 * The list of articles, newest first, filtered by title and category; without a network, the articles stored on this
 * phone.
 */
export default function ArticlesPage() {
  const intl = useIntl();
  const isAdmin = useSession((session) => session.user?.labels.includes('admin') ?? false);
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  return (
    <Page
      title={intl.formatMessage({ id: 'blog.title' })}
      back="/more"
      width="reading"
      unchosen={
        <Unchosen>
          <Rail values calls related={['/resources', '/milestones', '/meals', '/forum']} />
        </Unchosen>
      }
      tone={isPlain ? 'paper' : 'blush'}
    >
      <div className={styles.page}>
        <p className={styles.hint}>
          <FormattedMessage id="blog.lead" />
        </p>
        {isAdmin && (
          <ButtonLink to="/create-blog" icon="pencil">
            <FormattedMessage id="blog.write" />
          </ButtonLink>
        )}
        <TextField
          label={intl.formatMessage({ id: 'blog.search' })}
          type="search"
          maxLength={100}
          value={search}
          onChange={setSearch}
        />
        <ChoiceChips
          legend={<FormattedMessage id="blog.category" />}
          legendHidden
          options={categories.map((value) => ({ value, label: intl.formatMessage({ id: `blog.category.${value}` }) }))}
          chosen={categories.filter((each) => each === category)}
          onChange={([chosen = null]) => setCategory(chosen)}
        />
        <Articles search={useDebounced(search)} category={category} isPlain={isPlain} />
      </div>
    </Page>
  );
}

function Articles({ search, category, isPlain }: { search: string; category: string | null; isPlain: boolean }) {
  const stored = useLiveQuery(liveCachedArticles, 'cached articles') ?? [];
  const { posts, isOut, hasMore, isBusy, more } = usePosts(search, category);
  const week = useWeek();
  const ids = new Set(stored.map(({ post }) => post.id));
  if (isOut) return <StoredArticles posts={stored.map(({ post }) => post)} isPlain={isPlain} />;
  if (!posts) return <Loading />;
  const shown = isPlain ? posts.filter((post) => !hasWeeks(post)) : posts;
  const isSearched = search !== '' || category !== null;
  const now = isSearched || week === null ? [] : shown.filter((post) => isForWeek(post, week)).slice(0, 3);
  if (shown.length === 0)
    return (
      <p role="status">
        <FormattedMessage id={isSearched ? 'blog.none.found' : 'blog.none'} />
      </p>
    );
  return (
    <>
      {now.length > 0 && (
        <section>
          <SectionTitle id="for-your-week">
            <FormattedMessage id="blog.forWeek" values={{ weeks: week }} />
          </SectionTitle>
          <PostList posts={now} storedIds={ids} labelledBy="for-your-week" />
        </section>
      )}
      <section>
        {now.length > 0 && (
          <SectionTitle id="all-articles">
            <FormattedMessage id="blog.article.all" />
          </SectionTitle>
        )}
        <PostList posts={shown} storedIds={ids} labelledBy={now.length > 0 ? 'all-articles' : undefined} />
      </section>
      {hasMore && (
        <Button tone="secondary" wide busy={isBusy} onClick={more}>
          <FormattedMessage id="blog.more" />
        </Button>
      )}
    </>
  );
}

function StoredArticles({ posts, isPlain }: { posts: Parameters<typeof PostList>[0]['posts']; isPlain: boolean }) {
  const shown = isPlain ? posts.filter((post) => !hasWeeks(post)) : posts;
  return (
    <>
      <p role="status">
        <FormattedMessage id={shown.length === 0 ? 'blog.offline.none' : 'blog.offline'} />
      </p>
      {shown.length > 0 && <PostList posts={shown} storedIds={new Set(shown.map(({ id }) => id))} />}
    </>
  );
}
