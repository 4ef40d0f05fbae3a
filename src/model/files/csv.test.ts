import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes cells with commas, quotes or line breaks', () => {
  expect(csvLine(['a', 'b, c', 'say "d"', 'e\nf'])).toBe('a,"b, c","say ""d""","e\nf"\r\n');
});

it('writes nothing for absent values, and numbers and booleans unchanged', () => {
  expect(csvLine([null, undefined, 0, -4.5, false, ['x', 'y']])).toBe(',,0,-4.5,false,x; y\r\n');
});

it.each([
  '=HYPERLINK("http://x")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\n=1+1',
  ' =1+1',
  '\u00a0\u200b@SUM(A1)',
  '\n\tx',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('makes %j plain text', (text) => {
  expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
});

it.each(['118/76', 'rested = better', '\nfelt well', 'a-b'])('leaves %j unchanged', (text) => {
  expect(csvLine([text])).not.toContain("'");
});
