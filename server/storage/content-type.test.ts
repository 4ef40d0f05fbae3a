import { describe, expect, it } from 'vitest';
import { contentTypeOf } from './content-type.ts';

const typeOf = async (text: string): Promise<string> => {
  const bytes = Buffer.from(text);
  return (await contentTypeOf(bytes, bytes.length)).mimeType;
};

describe('an SVG image', () => {
  it.each([
    ['alone', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['after its declaration', '<?xml version="1.0"?>\n<svg></svg>'],
    ['after a comment', '<!-- Drawn by hand, <b>not</b> by a machine -->\n<svg ></svg>'],
    ['after a comment of several lines', '<!--\n one\n two\n--><svg>'],
    [
      'after everything that may precede it',
      ' <?xml version="1.0"?> <!-- a --> <!---->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"><!-- b -- c -->\n<SVG>',
    ],
  ])('is recognized %s', async (_, text) => {
    expect(await typeOf(text)).toBe('image/svg+xml');
  });

  it.each([
    ['stands in a comment', '<!-- <svg> -->'],
    ['comes after words', '<!-- a --> words <svg>'],
    ['comes after a comment that never ends', '<!-- a --><!-- b <svg>'],
    ['is another tag', '<!-- a --><svgs>'],
  ])('is not recognized when it %s', async (_, text) => {
    expect(await typeOf(text)).not.toBe('image/svg+xml');
  });
});

describe('the time to examine a text', () => {
  it.each([
    ['comments', '<!---->'],
    ['comments that do not end', '<!--'],
    ['types that do not end', '<!doctype svg'],
    ['declarations that do not end', '<?xml'],
    ['spaces', '      '],
  ])('is short with 10,000 %s', async (_, part) => {
    const begun = performance.now();
    expect(await typeOf(part.repeat(10_000) + 'words')).not.toBe('image/svg+xml');
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
