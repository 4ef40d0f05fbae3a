import { articleWords, visibleArticles, type Article } from '@/content/entries/article.ts';
import { DEFAULT_LANGUAGE } from '@/i18n/languages/languages.ts';
import { loadContent } from './load-content.ts';

let indexing: Promise<(query: string) => readonly Article[]> | undefined;

async function makeIndex() {
  const [{ textIndex }, articles] = await Promise.all([
    import('./text-index.ts'),
    loadContent('articles', DEFAULT_LANGUAGE),
  ]);
  const search = textIndex(
    DEFAULT_LANGUAGE,
    articles.map((article) => ({ ...article, text: articleWords(article).join(' ') })),
  );
  const byId = new Map(articles.map((article) => [article.id, article]));
  return (query: string) => search(query).flatMap((id) => byId.get(id) ?? []);
}

/**
 * The built-in articles that match a question or a word, the best first; works without a network. The articles are in
 * English, so the words of a query are too. The index is built at the first search and cached.
 */
export async function searchArticles(query: string, isAfterLoss: boolean, limit: number): Promise<readonly Article[]> {
  indexing ??= makeIndex();
  indexing.catch(() => (indexing = undefined));
  const search = await indexing;
  return visibleArticles(search(query), isAfterLoss).slice(0, limit);
}
