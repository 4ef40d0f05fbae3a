import { expect, it } from 'vitest';
import { articlePath, editArticlePath, slugFromPath } from './article-url.ts';

it.each(['sleep', 'a b', 'x//evil.example/y', '../profile', 'a?b#c', '100%', '%2F', '🤰'])(
  'the path of an article with the slug “%s” leads to that article',
  (slug) => {
    for (const address of [articlePath(slug), editArticlePath(slug)]) {
      const { pathname, search, hash } = new URL(address, 'https://maia.example');
      expect([slugFromPath(pathname), search, hash]).toEqual([slug, '', '']);
    }
  },
);

it('a badly encoded path names no article', () => {
  expect(slugFromPath('/blog/100%')).toBe('100%');
});
