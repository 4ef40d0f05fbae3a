import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { asOfText } from './as-of-text.ts';

const intl = createIntl({ locale: 'en', messages: en });
const now = new Date(2026, 10, 21, 9, 30).getTime();
const asked = { data: [], dataUpdatedAt: now, isError: false, fetchStatus: 'idle' };

it('says how old messages are only where they could not be asked for again, with the day when it is not today', () => {
  const said = (changes: object, at = now) => asOfText(intl, { ...asked, ...changes }, 'live', at);
  expect(said({})).toBeUndefined();
  expect(said({ fetchStatus: 'paused' })).toContain('09:30 AM');
  expect(said({ fetchStatus: 'paused' })).not.toContain('Nov');
  expect(said({ isError: true }, now + 86_400_000)).toContain('Nov 21, 09:30 AM');
  expect(said({ data: undefined, isError: true })).toBe(en['doctorChat.notLoaded']);
});

it('says it too where a new message would not ring, but not while that is not known yet', () => {
  expect(asOfText(intl, asked, 'unknown', now)).toBeUndefined();
  expect(asOfText(intl, asked, 'lost', now)).toMatch(/^What is shown is from 09:30 AM\. No new message rings here/);
  expect(asOfText(intl, { ...asked, data: undefined }, 'lost', now)).toBeUndefined();
  expect(asOfText(intl, { ...asked, isError: true }, 'lost', now)).toContain('could not be loaded');
});
