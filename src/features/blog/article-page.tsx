import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pinArticle } from '@/db/cache/article-cache.ts';
import { useSession } from '@/sync/session/session.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';
import { ArticleView } from '@/features/blog/article/article-view.tsx';
import { DeleteArticle } from '@/features/blog/article/delete-article.tsx';
import { PostList } from '@/features/blog/article/post-list.tsx';
import { dayText } from '@/features/blog/article/post-words.ts';
import { hasWeeks, relatedTo } from '@/features/blog/article/related-articles.ts';
import { editArticlePath, slugFromPath } from '@/features/blog/article/article-url.ts';
import { useArticle, type OpenedArticle } from '@/features/blog/article/use-article.ts';
import { usePosts } from '@/features/blog/article/use-posts.ts';
import { useWeek } from '@/features/blog/article/use-week.ts';
import styles from '@/features/blog/article/blog.module.css';

/** For administrators; readers do not load it. */
const WithdrawArticle = lazy(async () => ({
  default: (await import('@/features/blog/manage/withdraw-article.tsx')).WithdrawArticle,
}));

/** Maximum wait (ms) for the cached copy before the rest of the page is shown. */
const CACHE_TIMEOUT_MS = 1000;

/** One article. An opened article is cached on this phone; a pinned one is stored permanently. */
export default function ArticlePage() {
  const intl = useIntl();
  const slug = slugFromPath(useLocation().pathname);
  const article = useArticle(slug);
  const isPlain = useLossMode((mode) => mode.isPlain);
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
  const [asked, setAsked] = useState<'delete' | 'withdraw' | null>(null);
  const { cached, state } = article;
  const hasTimedOut = useAfterPaint(false, CACHE_TIMEOUT_MS);
  // The "saved on this phone" mark appears above the related articles, so they are shown after it is known.
  const isSettled = hasTimedOut || cached !== undefined;
  return (
    <>
      {state === 'old' && cached && (
        <p role="status" className={styles.hint}>
          <FormattedMessage id="blog.article.keptAsOf" values={{ date: dayText(intl, cached.openedAt) }} />
        </p>
      )}
      <ArticleView post={post} id={post.id} date={post.publishedAt ?? post.createdAt} />
      {isSettled && (
        <>
          <div className={styles.actions}>
            {cached && (
              <>
                <p role="status" className={styles.hint}>
                  <FormattedMessage id="blog.article.kept" />
                </p>
                <Button
                  tone="secondary"
                  icon="pin"
                  aria-pressed={cached.isPinned}
                  onClick={() => void pinArticle(post.id, !cached.isPinned)}
                >
                  <FormattedMessage id={cached.isPinned ? 'blog.article.unpin' : 'blog.article.pin'} />
                </Button>
              </>
            )}
            {isAdmin && (
              <>
                <ButtonLink to={editArticlePath(post.slug)} tone="secondary" icon="pencil">
                  <FormattedMessage id="blog.article.edit" />
                </ButtonLink>
                <Button tone="secondary" icon="trash" onClick={() => setAsked('delete')}>
                  <FormattedMessage id="blog.article.delete" />
                </Button>
                <Button tone="secondary" icon="undo" onClick={() => setAsked('withdraw')}>
                  <FormattedMessage id="blog.withdraw" />
                </Button>
              </>
            )}
          </div>
          <Related post={post} others={article.others} isPlain={isPlain} />
        </>
      )}
      {asked === 'delete' && <DeleteArticle post={post} onNo={() => setAsked(null)} />}
      {asked === 'withdraw' && (
        <Suspense fallback={null}>
          <WithdrawArticle post={post} onNo={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Related articles for the reader's week, from the loaded list and from this phone. */
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
      <PostList posts={related} storedIds={new Set(others.map(({ id }) => id))} labelledBy="related" />
    </section>
  );
}
