import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { asOfText } from './as-of-text.ts';

const intl = createIntl({ locale: 'en', messages: en });
const now = new Date(2026, 10, 21, 9, 30).getTime();
const query = { data: [], dataUpdatedAt: now, isError: false, fetchStatus: 'idle' };

it('shows the age of messages only if they could not be refetched, with the date when it is not today', () => {
  const textOf = (changes: object, at = now) => asOfText(intl, { ...query, ...changes }, 'live', at);
  expect(textOf({})).toBeUndefined();
  expect(textOf({ fetchStatus: 'paused' })).toContain('09:30 AM');
  expect(textOf({ fetchStatus: 'paused' })).not.toContain('Nov');
  expect(textOf({ isError: true }, now + 86_400_000)).toContain('Nov 21, 09:30 AM');
  expect(textOf({ data: undefined, isError: true })).toBe(en['doctorChat.notLoaded']);
});

it('shows it also without a realtime connection, but not while that is unknown', () => {
  expect(asOfText(intl, query, 'unknown', now)).toBeUndefined();
  expect(asOfText(intl, query, 'lost', now)).toMatch(/^What is shown is from 09:30 AM\. No new message rings here/);
  expect(asOfText(intl, { ...query, data: undefined }, 'lost', now)).toBeUndefined();
  expect(asOfText(intl, { ...query, isError: true }, 'lost', now)).toContain('could not be loaded');
});
