import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { asOfText } from './as-of-text.ts';

const intl = createIntl({ locale: 'en', messages: en });
const now = new Date(2026, 10, 21, 9, 30).getTime();
const asked = { data: [], dataUpdatedAt: now, isError: false, fetchStatus: 'idle' };

it('says how old messages are only where they could not be asked for again, with the day when it is not today', () => {
  expect(asOfText(intl, asked, now)).toBeUndefined();
  expect(asOfText(intl, { ...asked, fetchStatus: 'paused' }, now)).toContain('09:30 AM');
  expect(asOfText(intl, { ...asked, fetchStatus: 'paused' }, now)).not.toContain('Nov');
  expect(asOfText(intl, { ...asked, isError: true }, now + 86_400_000)).toContain('Nov 21, 09:30 AM');
  expect(asOfText(intl, { ...asked, data: undefined, isError: true }, now)).toBe(en['doctorChat.notLoaded']);
});
