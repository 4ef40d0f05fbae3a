import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { tapeContacts } from './tape-contacts.ts';

describe("the contacts on a patient's tape", () => {
  it('are placed at their weeks, by name where it fits and by number where the next one is close', () => {
    const events = tapeContacts(createIntl({ locale: 'en', messages: en }));
    expect(events.map(({ day, label }) => `${day / 7}: ${label}`)).toEqual([
      '12: Contact 1',
      '20: Contact 2',
      '26: Contact 3',
      '30: Contact 4',
      '34: 5',
      '36: 6',
      '38: 7',
      '40: 8',
    ]);
  });
});
