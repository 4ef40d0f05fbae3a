import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ArticleLanguage } from '@/model/blog/blog-post.ts';
import { listDrafts, type ListedDraft } from '@/sync/api/community/blog-drafts.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { editArticlePath } from '@/features/blog/article/article-url.ts';
import { categoryText, dayText, languageText } from '@/features/blog/article/post-words.ts';
import { usePosts } from '@/features/blog/article/use-posts.ts';
import { draftPath, DRAFTS_KEY } from '@/features/blog/editor/stored-draft.ts';
import { useLocalDrafts } from './use-local-drafts.ts';

interface ManagedArticlesProps {
  search: string;
  /** Null for both. */
  state: 'published' | 'draft' | null;
  /** Undefined for all. */
  language: ArticleLanguage | undefined;
}

/** One row of the list. */
interface Row {
  readonly key: string;
  readonly to: string;
  readonly isDraft: boolean;
  readonly title: string | null | undefined;
  readonly details: readonly (string | null | undefined)[];
  readonly language?: string | null;
  /** The name under which this device stores changes of it. */
  readonly localName: string;
}

/** Whether the title has all words of the search. */
const hasWords = (title: string | null | undefined, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => (title ?? '').toLowerCase().includes(word));

/** Drafts first, then the published articles, each with its state, language, category and date. */
export function ManagedArticles({ search, state, language }: ManagedArticlesProps) {
  const intl = useIntl();
  const { posts, isOut, hasMore, isBusy, more } = usePosts(search, null, language);
  const drafts = useQuery({ queryKey: [DRAFTS_KEY], queryFn: listDrafts, refetchOnMount: 'always' });
  const stateOf = ({ publishAt, publishFault }: ListedDraft): string => {
    if (publishFault) return intl.formatMessage({ id: 'blog.list.failedTime' });
    if (!publishAt) return intl.formatMessage({ id: 'blog.list.draft' });
    const when = intl.formatDate(publishAt, { dateStyle: 'medium', timeStyle: 'short' });
    return intl.formatMessage({ id: 'blog.list.scheduled' }, { when });
  };
  const draftRows: Row[] = (drafts.data ?? [])
    .filter((draft) => hasWords(draft.title, search) && (!language || draft.language === language))
    .map((draft) => ({
      key: draft.id,
      to: draftPath(draft.id),
      isDraft: true,
      title: draft.title,
      language: draft.language,
      details: [stateOf(draft), languageText(draft.language), dayText(intl, draft.updatedAt)],
      localName: `article draft ${draft.id}`,
    }));
  const postRows: Row[] = (posts ?? []).map((post) => ({
    key: post.id,
    to: editArticlePath(post.slug),
    isDraft: false,
    title: post.title,
    language: post.language,
    details: [
      intl.formatMessage({ id: 'blog.list.published' }),
      languageText(post.language),
      post.category && categoryText(intl, post.category),
      dayText(intl, post.publishedAt ?? post.createdAt),
    ],
    localName: `article ${post.id}`,
  }));
  const rows = [...(state === 'published' ? [] : draftRows), ...(state === 'draft' ? [] : postRows)];
  const local = useLocalDrafts(['article new', ...rows.map(({ localName }) => localName)]);
  const hasNew = local.has('article new') && state !== 'published' && search === '' && !language;
  const isFailed = isOut || (drafts.isError && !drafts.data) || drafts.fetchStatus === 'paused';
  return (
    <>
      {isFailed && <p role="status">{intl.formatMessage({ id: 'blog.list.failed' })}</p>}
      {!isFailed && (!posts || !drafts.data) && <Loading />}
      {(rows.length > 0 || hasNew) && (
        <List>
          {hasNew && (
            <ListRow
              to="/create-blog"
              lead={<Icon name="smartphone" />}
              title={intl.formatMessage({ id: 'blog.list.new' })}
              detail={intl.formatMessage({ id: 'blog.list.changed' })}
            />
          )}
          {rows.map(({ key, to, isDraft, title, details, language: lang, localName }) => (
            <ListRow
              key={key}
              to={to}
              lead={<Icon name={isDraft ? 'pencil' : 'book'} />}
              title={
                title ? <bdi lang={lang ?? undefined}>{title}</bdi> : intl.formatMessage({ id: 'blog.list.untitled' })
              }
              detail={[...details, local.has(localName) && intl.formatMessage({ id: 'blog.list.changed' })]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </List>
      )}
      {posts && drafts.data && rows.length === 0 && !hasNew && (
        <p role="status">{intl.formatMessage({ id: 'blog.list.none' })}</p>
      )}
      {hasMore && state !== 'draft' && (
        <Button tone="secondary" wide busy={isBusy} onClick={more}>
          {intl.formatMessage({ id: 'blog.more' })}
        </Button>
      )}
    </>
  );
}
