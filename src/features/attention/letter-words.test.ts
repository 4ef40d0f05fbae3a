import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { firstWords, restWords } from '@/i18n/word-files.ts';
import { letterValue } from './letter-words.ts';

it.each([
  ['Scan', 'Ecografía, 2026-11-24 09:30'],
  ['Yoga', 'Yoga, 2026-11-24 09:30'],
])('a refused visit of the kind %s is called in her language "%s"', async (appointmentType, words) => {
  const intl = createIntl({
    locale: 'es',
    messages: { ...en, ...(await firstWords('es')), ...(await restWords('es')) },
  });
  const row = { appointmentType, date: '2026-11-24', time: '09:30' };
  expect(letterValue(intl, { collection: 'appointments', row: row as never })).toBe(words);
});
