import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { firstPaintMessages, remainingMessages } from '@/i18n/catalogue/message-files.ts';
import { rejectedChangeValue } from './rejected-change-words.ts';

it.each([
  ['Scan', 'Ecografía, 2026-11-24 09:30'],
  ['Yoga', 'Yoga, 2026-11-24 09:30'],
])('a rejected visit of the kind %s is shown in the language of the user as "%s"', async (appointmentType, words) => {
  const intl = createIntl({
    locale: 'es',
    messages: { ...en, ...(await firstPaintMessages('es')), ...(await remainingMessages('es')) },
  });
  const row = { appointmentType, date: '2026-11-24', time: '09:30' };
  expect(rejectedChangeValue(intl, { collection: 'appointments', row: row as never })).toBe(words);
});
