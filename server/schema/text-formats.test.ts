import { describe, expect, it } from 'vitest';
import { isUrl } from './text-formats.ts';

describe('a URL', () => {
  it.each(['https://maia.example', 'https://m', 'http://localhost:3000/verify?userId=a#b', 'app+maia://open'])(
    'is %s',
    (text) => {
      expect(isUrl(text)).toBe(true);
    },
  );

  it.each(['maia.example', 'https://', 'https:///path', 'https://maia example', 'https://maia ', 'javascript://x', 5])(
    'is not %s',
    (value) => {
      expect(isUrl(value)).toBe(false);
    },
  );

  it('of 200,000 characters is rejected in a short time', () => {
    const begun = performance.now();
    expect(isUrl(`https://${'a'.repeat(200_000)} `)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
