import type { IntlShape } from 'react-intl';
import { contactWeeks } from '@/clinical/care/antenatal-contacts.ts';
import type { TapeEvent } from '@/ui/chart/week-tape.tsx';

/** Weeks that a label needs on the tape; where the next contact is closer, only the number is shown. */
const ROOM_WEEKS = 4;

/** The contacts recommended by WHO, each at its week on the tape. */
export const tapeContacts = (intl: IntlShape): TapeEvent[] =>
  contactWeeks.map((week, at) => {
    const hasRoom = (contactWeeks[at + 1] ?? week) - week >= ROOM_WEEKS;
    const number = at + 1;
    const label = hasRoom
      ? intl.formatMessage({ id: 'doctor.patient.contact' }, { number })
      : intl.formatNumber(number);
    return { day: week * 7, label };
  });
