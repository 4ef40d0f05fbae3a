import { describe, expect, it } from 'vitest';
import { articles } from '@/content/en/articles/articles.ts';
import { articleTopics, articleWords, readingMinutes, visibleArticles } from './article.ts';

describe('the articles', () => {
  it('are at least thirty, each with an address of its own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(30);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    for (const { id } of articles) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(articles.map((article) => [article.id, article] as const))('%s has 300 to 900 words', (_id, article) => {
    const words = articleWords(article).length;
    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(900);
    expect(readingMinutes(article)).toBe(Math.ceil(words / 180));
    expect(article.tools.length).toBeGreaterThan(0);
  });

  it('cover every topic', () => {
    for (const topic of articleTopics) expect(articles.filter((each) => each.topic === topic)).not.toEqual([]);
  });

  it('after a loss are those written for that time, and none of them names the baby’s growth or the weeks to come', () => {
    const shown = visibleArticles(articles, true).map(({ id }) => id);
    expect(shown).toContain('after-a-loss');
    expect(shown).not.toContain('movements');
    expect(shown.length).toBeLessThan(articles.length);
  });
});
