import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes what has commas, quotes or lines in it', () => {
  expect(csvLine(['a', 'b, c', 'say "d"', 'e\nf'])).toBe('a,"b, c","say ""d""","e\nf"\r\n');
});

it('leaves out what is not there, and keeps numbers and yes and no as they are', () => {
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
])('takes %j as a text', (text) => {
  expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
});

it.each(['118/76', 'rested = better', '\nfelt well', 'a-b'])('leaves %j as it is', (text) => {
  expect(csvLine([text])).not.toContain("'");
});
