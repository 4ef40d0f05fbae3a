import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { quotedWords } from './quoted-words.ts';

it('each quote is isolated, so that two Latin quotes in an Arabic sentence stand in the order of Arabic', () => {
  const words = quotedWords(createIntl({ locale: 'ar' }), ['bad headache', 'see flashes']);
  expect(words.replaceAll(/\s/g, ' ')).toBe('\u2068“bad headache”\u2069 و\u2068“see flashes”\u2069');
});
