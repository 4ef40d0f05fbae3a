import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { dayTitle } from './reading-words.ts';

const intl = createIntl({ locale: 'en', messages: en });
const at = (text: string) => new Date(`${text}T00:00`).getTime();

it.each([
  ['2026-01-02', '2026-01-02', 'Today', 'January 2'],
  ['2025-12-31', '2026-01-01', 'Yesterday', 'Dec 31, 2025'],
  ['2025-01-02', '2026-01-02', 'Thursday', 'Jan 2, 2025'],
  ['2026-01-02', '2026-03-01', 'Friday', 'January 2'],
])('the day %s seen on %s is %s, %s', (day, today, title, date) =>
  expect(dayTitle(intl, at(day), at(today))).toEqual({ title, date }),
);
