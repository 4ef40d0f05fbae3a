import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sheets = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Elements that are visible without child nodes; `:empty` always matches them. */
const replaced = ['audio', 'br', 'canvas', 'embed', 'hr', 'iframe', 'img', 'input', 'object', 'video'];

/** The parts of a sheet's selectors that select an element because it is empty, for example `.quiet:empty`. */
const emptyParts = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)\{/g)].flatMap(([, selector = '']) =>
    selector
      .replaceAll(/:not\(:empty\)/g, '')
      .split(/[\s>+~,()]+/)
      .filter((part) => part.includes(':empty')),
  );

/** Whether such a part also selects an image: it names neither a class nor another element. */
const choosesImages = (part: string): boolean => {
  const named = part.replaceAll(/:[\w-]+/g, '');
  return named === '' || named === '*' || replaced.includes(named);
};

describe('a rule for empty elements', () => {
  it.each([
    [':empty', true],
    ['*:empty', true],
    ['img:empty', true],
    ['div:empty', false],
    ['.quiet:empty', false],
  ])('%s also chooses an image: %s', (part, isFault) => {
    expect(choosesImages(part)).toBe(isFault);
  });

  it('is found below another element, and not where it asks for content', () => {
    expect(emptyParts('.a { color: red } .document > :empty { display: none } .b:not(:empty) { gap: 0 }')).toEqual([
      ':empty',
    ]);
  });

  it.each(sheets)('never hides an image, a canvas or a field: %s', (sheet) => {
    expect(emptyParts(readFileSync(`${root}/src/${sheet}`, 'utf8')).filter(choosesImages)).toEqual([]);
  });
});
