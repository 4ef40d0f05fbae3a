import { parse as parseIcu } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/messages/en.ts';
import { parse } from '../../src/i18n/catalogue/message-parser.ts';

/** Parsed without locations, which a formatter does not need. */
const reference = (message: string): unknown =>
  JSON.parse(JSON.stringify(parseIcu(message, { captureLocation: false })));
const own = (message: string): unknown => JSON.parse(JSON.stringify(parse(message)));

describe('the parser of messages', () => {
  it.each(Object.entries(en))('reads %s as react-intl’s own does', (_, message) => {
    expect(own(message)).toEqual(reference(message));
  });

  it.each([
    "It's {name}'s turn",
    "quoted '{braces}' and ''two'' of them",
    "'{open to the end",
    '{n, plural, =0 {none} one {# item} other {{n, number} items for {who}}}',
    "{n, plural, other {'#' # '{'}}",
    '{a, select, x {# stays} other {{n, plural, one {#} other {##}}}}',
    'go <link>to {place}</link> now',
    '{ spaced , plural , one { a } other { b } }',
    'a < b and c > d',
    '',
  ])('reads %s as react-intl’s own does', (message) => {
    expect(own(message)).toEqual(reference(message));
  });

  it('keeps the direction of what is put into a sentence that runs to the left', () => {
    expect(own('خذي {dosage} الآن')).toEqual(reference('خذي \u2068{dosage}\u2069 الآن'));
    expect(own('{n, plural, other {{n, number} من {unit}}}')).toEqual(
      reference('{n, plural, other {{n, number} من \u2068{unit}\u2069}}'),
    );
  });

  it.each([
    '{when, date, short}',
    '{n, selectordinal, other {#th}}',
    '{n, plural, one {#}}',
    'open {',
    'close }',
    '<b>no end',
  ])('refuses %s', (message) => {
    expect(() => parse(message)).toThrow(SyntaxError);
  });
});
