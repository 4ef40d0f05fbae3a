import type { SourceKey } from '@/clinical/rules/sources.ts';

/** The topics of the articles, in the order of the page. */
export const articleTopics = ['pressure', 'sugar', 'body', 'food', 'baby', 'care', 'birth', 'after', 'mind'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** Pages of the app that an article leads to. */
export const articleTools = [
  'readings',
  'checker',
  'signs',
  'meals',
  'weeks',
  'appointments',
  'reminders',
  'bloodwork',
  'doctorChat',
] as const;
export type ArticleTool = (typeof articleTools)[number];

/** A heading with paragraphs; an array is a list of short lines. */
export interface ArticleSection {
  readonly heading: string;
  readonly texts: readonly (string | readonly string[])[];
}

/** A text of 300 to 900 words that ships with the app. */
export interface Article {
  /** Unique among the articles, and the end of its address. */
  readonly id: string;
  readonly topic: ArticleTopic;
  readonly title: string;
  /** One sentence for lists. */
  readonly summary: string;
  readonly sections: readonly ArticleSection[];
  /** Completed weeks of pregnancy in which it is offered first. */
  readonly weeks?: readonly [from: number, to: number];
  /** Also shown after a loss; all others are hidden then. */
  readonly isForAfterLoss?: true;
  /** Its page has a button that leaves it at once. */
  readonly hasQuickExit?: true;
  /** Further search words. */
  readonly also?: string;
  readonly tools: readonly ArticleTool[];
  readonly sources: readonly [SourceKey, ...SourceKey[]];
}

export const section = (heading: string, ...texts: ArticleSection['texts']): ArticleSection => ({ heading, texts });

/** Words that a reader reads in a minute. */
const WORDS_A_MINUTE = 180;

/** All words of an article: the summary, the headings and the texts. */
export function articleWords({ summary, sections }: Article): readonly string[] {
  const texts = [summary, ...sections.flatMap(({ heading, texts }) => [heading, ...texts.flat()])];
  return texts.join(' ').split(/\s+/).filter(Boolean);
}

/** Minutes that reading takes, rounded up. */
export const readingMinutes = (article: Article): number => Math.ceil(articleWords(article).length / WORDS_A_MINUTE);

/** The articles to show: after a loss only those that are written for that time too. */
export const visibleArticles = (articles: readonly Article[], isAfterLoss: boolean): readonly Article[] =>
  isAfterLoss ? articles.filter(({ isForAfterLoss }) => isForAfterLoss) : articles;
