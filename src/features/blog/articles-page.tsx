import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { liveKeptArticles } from '@/db/kept-articles.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { useSession } from '@/sync/session.ts';
import { useTact } from '@/tact.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { PostList } from './post-list.tsx';
import { categories } from './post-words.ts';
import { hasWeeks, isForWeek } from './related.ts';
import { usePosts } from './use-posts.ts';
import { useSettled } from './use-settled.ts';
import { useWeek } from './use-week.ts';
import styles from './blog.module.css';

/** What can be read: the newest first, by a word of the title and by category; without a network what is on this phone. */
export default function ArticlesPage() {
  const intl = useIntl();
  const isAdmin = useSession((session) => session.user?.labels.includes('admin') ?? false);
  const isPlain = useTact((tact) => tact.isPlain);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  return (
    <Page
      title={intl.formatMessage({ id: 'blog.title' })}
      back="/more"
      width="reading"
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
        <Articles search={useSettled(search)} category={category} isPlain={isPlain} />
      </div>
    </Page>
  );
}

function Articles({ search, category, isPlain }: { search: string; category: string | null; isPlain: boolean }) {
  const kept = useLiveQuery(liveKeptArticles, 'kept articles') ?? [];
  const { posts, isOut, hasMore, isBusy, more } = usePosts(search, category);
  const week = useWeek();
  const ids = new Set(kept.map(({ post }) => post.id));
  if (isOut) return <OnlyKept posts={kept.map(({ post }) => post)} isPlain={isPlain} />;
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
          <PostList posts={now} kept={ids} labelledBy="for-your-week" />
        </section>
      )}
      <section>
        {now.length > 0 && (
          <SectionTitle id="all-articles">
            <FormattedMessage id="blog.article.all" />
          </SectionTitle>
        )}
        <PostList posts={shown} kept={ids} labelledBy={now.length > 0 ? 'all-articles' : undefined} />
      </section>
      {hasMore && (
        <Button tone="secondary" wide busy={isBusy} onClick={more}>
          <FormattedMessage id="blog.more" />
        </Button>
      )}
    </>
  );
}

function OnlyKept({ posts, isPlain }: { posts: Parameters<typeof PostList>[0]['posts']; isPlain: boolean }) {
  const shown = isPlain ? posts.filter((post) => !hasWeeks(post)) : posts;
  return (
    <>
      <p role="status">
        <FormattedMessage id={shown.length === 0 ? 'blog.offline.none' : 'blog.offline'} />
      </p>
      {shown.length > 0 && <PostList posts={shown} kept={new Set(shown.map(({ id }) => id))} />}
    </>
  );
}
