import type { IntlShape } from 'react-intl';
import { contactWeeks } from '@/clinical/who-contacts.ts';
import type { TapeEvent } from '@/ui/week-tape.tsx';

/** So many weeks of the tape have room for a word; where the next contact is closer its number stands alone. */
const ROOM_WEEKS = 4;

/** The contacts that WHO recommends, each at its week on the tape. */
export const tapeContacts = (intl: IntlShape): TapeEvent[] =>
  contactWeeks.map((week, at) => {
    const hasRoom = (contactWeeks[at + 1] ?? week) - week >= ROOM_WEEKS;
    const number = at + 1;
    const label = hasRoom
      ? intl.formatMessage({ id: 'doctor.patient.contact' }, { number })
      : intl.formatNumber(number);
    return { day: week * 7, label };
  });
