import { expect, it } from 'vitest';
import { addressOf, editAddressOf, slugIn } from './slug-in.ts';

it.each(['sleep', 'a b', 'x//evil.example/y', '../profile', 'a?b#c', '100%', '%2F', '🤰'])(
  'the address of an article with the slug “%s” leads to that article',
  (slug) => {
    for (const address of [addressOf(slug), editAddressOf(slug)]) {
      const { pathname, search, hash } = new URL(address, 'https://maia.example');
      expect([slugIn(pathname), search, hash]).toEqual([slug, '', '']);
    }
  },
);

it('an address that is written wrongly names no article', () => {
  expect(slugIn('/blog/100%')).toBe('100%');
});
