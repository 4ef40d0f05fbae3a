import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { firstPaintMessages, remainingMessages } from '@/i18n/catalogue/message-files.ts';
import { correctionPath, rejectedChangeTitle, rejectedChangeValue } from './rejected-change-words.ts';

it.each([
  ['Scan', 'Ecografía, 2026-11-24 09:30'],
  ['Yoga', 'Yoga, 2026-11-24 09:30'],
])('a rejected visit of the kind %s is shown in the language of the user as "%s"', async (appointmentType, words) => {
  const intl = createIntl({
    locale: 'es',
    messages: { ...en, ...(await firstPaintMessages('es')), ...(await remainingMessages('es')) },
  });
  const row = { appointmentType, date: '2026-11-24', time: '09:30' };
  expect(rejectedChangeValue(intl, { collection: 'appointments', kind: '', row: row as never })).toBe(words);
});

it.each([
  ['movementCount', { count: 12 }, 'Count of movements', '12 movements'],
  [
    'contraction',
    { recordedAt: '2026-11-24T09:30:00.000+00:00', endedAt: '2026-11-24T09:30:50.000+00:00' },
    'Contraction',
    '50 seconds long',
  ],
  ['contraction', { recordedAt: '2026-11-24T09:30:00.000+00:00' }, 'Contraction', null],
])('a rejected %s is named by what was timed, and has no form', (kind, row, title, value) => {
  const intl = createIntl({ locale: 'en', messages: en });
  const change = { collection: 'readings', kind, id: 'x', row: row as never } as const;
  expect([rejectedChangeTitle(intl, change), rejectedChangeValue(intl, change), correctionPath(change)]).toEqual([
    title,
    value,
    null,
  ]);
});
