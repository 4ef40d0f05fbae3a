import { createIntl } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { dateText } from './visit-words.ts';

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-12-30', 'Wed, Dec 30'],
  ['2027-01-05', 'Tue, Jan 5, 2027'],
  ['2025-12-30', 'Tue, Dec 30, 2025'],
])('a visit on %s, seen at the end of 2026, is shown as %s', (date, text) => {
  vi.useFakeTimers({ now: Date.parse('2026-12-28T12:00:00Z') });
  expect(dateText(createIntl({ locale: 'en', messages: en }), date)).toBe(text);
});
