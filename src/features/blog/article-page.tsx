import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pinArticle } from '@/db/kept-articles.ts';
import { useSession } from '@/sync/session.ts';
import { useTact } from '@/tact.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useLate } from '@/ui/use-late.ts';
import { ArticleView } from './article-view.tsx';
import { DeleteArticle } from './delete-article.tsx';
import { PostList } from './post-list.tsx';
import { dayText } from './post-words.ts';
import { hasWeeks, relatedTo } from './related.ts';
import { editAddressOf, slugIn } from './slug-in.ts';
import { useArticle, type OpenedArticle } from './use-article.ts';
import { usePosts } from './use-posts.ts';
import { useWeek } from './use-week.ts';
import styles from './blog.module.css';

/** What follows the article does not wait longer for the phone to have kept it, in ms. */
const PATIENCE_MS = 1000;

/** One article. Once opened it stays on this phone; pinned it stays for good. */
export default function ArticlePage() {
  const intl = useIntl();
  const slug = slugIn(useLocation().pathname);
  const article = useArticle(slug);
  const isPlain = useTact((tact) => tact.isPlain);
  return (
    <Page
      title={intl.formatMessage({ id: 'blog.article' })}
      back="/blog"
      width="reading"
      tone={isPlain ? 'paper' : 'blush'}
    >
      <div className={styles.page}>
        {article.state === 'loading' && <Loading />}
        {article.state === 'none' && <Missing id="blog.article.notFound" />}
        {article.state === 'away' && <Missing id="blog.article.notHere" />}
        {article.post && <Opened key={article.post.id} article={article} post={article.post} isPlain={isPlain} />}
      </div>
    </Page>
  );
}

const Missing = ({ id }: { id: 'blog.article.notFound' | 'blog.article.notHere' }) => (
  <>
    <p role="status">
      <FormattedMessage id={id} />
    </p>
    <ButtonLink to="/blog" tone="secondary" icon="book">
      <FormattedMessage id="blog.article.all" />
    </ButtonLink>
  </>
);

type Post = NonNullable<OpenedArticle['post']>;

function Opened({ article, post, isPlain }: { article: OpenedArticle; post: Post; isPlain: boolean }) {
  const intl = useIntl();
  const isAdmin = useSession((session) => session.user?.labels.includes('admin') ?? false);
  const [isDeleting, setDeleting] = useState(false);
  const { kept, state } = article;
  const isOutOfPatience = useLate(false, PATIENCE_MS);
  // That it is kept is known a moment later and stands above what is like it.
  const isSettled = isOutOfPatience || kept !== undefined;
  return (
    <>
      {state === 'old' && kept && (
        <p role="status" className={styles.hint}>
          <FormattedMessage id="blog.article.keptAsOf" values={{ date: dayText(intl, kept.openedAt) }} />
        </p>
      )}
      <ArticleView post={post} id={post.id} date={post.publishedAt ?? post.createdAt} />
      {isSettled && (
        <>
          <div className={styles.actions}>
            {kept && (
              <>
                <p role="status" className={styles.hint}>
                  <FormattedMessage id="blog.article.kept" />
                </p>
                <Button
                  tone="secondary"
                  icon="pin"
                  aria-pressed={kept.isPinned}
                  onClick={() => void pinArticle(post.id, !kept.isPinned)}
                >
                  <FormattedMessage id={kept.isPinned ? 'blog.article.unpin' : 'blog.article.pin'} />
                </Button>
              </>
            )}
            {isAdmin && (
              <>
                <ButtonLink to={editAddressOf(post.slug)} tone="secondary" icon="pencil">
                  <FormattedMessage id="blog.article.edit" />
                </ButtonLink>
                <Button tone="secondary" icon="trash" onClick={() => setDeleting(true)}>
                  <FormattedMessage id="blog.article.delete" />
                </Button>
              </>
            )}
          </div>
          <Related post={post} others={article.others} isPlain={isPlain} />
        </>
      )}
      {isDeleting && <DeleteArticle post={post} onNo={() => setDeleting(false)} />}
    </>
  );
}

/** Articles of her week and near to this one, of the list and of this phone. */
function Related({ post, others, isPlain }: { post: Post; others: OpenedArticle['others']; isPlain: boolean }) {
  const { posts = [] } = usePosts('', null);
  const week = useWeek();
  const all = [...posts, ...others.filter(({ id }) => !posts.some((listed) => listed.id === id))];
  const fitting = isPlain ? all.filter((each) => !hasWeeks(each)) : all;
  const related = relatedTo(post, fitting, week);
  if (related.length === 0) return null;
  return (
    <section>
      <SectionTitle id="related">
        <FormattedMessage id="blog.article.related" />
      </SectionTitle>
      <PostList posts={related} kept={new Set(others.map(({ id }) => id))} labelledBy="related" />
    </section>
  );
}
