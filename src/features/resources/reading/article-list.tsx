import { FormattedMessage } from 'react-intl';
import { readingMinutes, type Article } from '@/content/entries/article.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { EnglishText } from '@/app/content/english-part.tsx';

/** Articles with their summary and reading time, each a link to its page. */
export function ArticleList({ articles, labelledBy }: { articles: readonly Article[]; labelledBy?: string }) {
  if (articles.length === 0) return null;
  return (
    <List labelledBy={labelledBy}>
      {articles.map((article) => (
        <ListRow
          key={article.id}
          to={`/resources/articles/${article.id}`}
          title={<EnglishText>{article.title}</EnglishText>}
          detail={
            <>
              <EnglishText>{article.summary}</EnglishText>
              {' · '}
              <FormattedMessage id="resources.minutes" values={{ count: readingMinutes(article) }} />
            </>
          }
        />
      ))}
    </List>
  );
}
