import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { addDays } from '@/clinical/calendar-date.ts';
import { instantOf } from '@/clinical/wall-clock.ts';
import { HOUR_MS } from '@/model/durations.ts';
import { isTimeZone } from '@/model/time-zone.ts';

/** One visit in the words that its calendar entry shows. */
export interface CalendarVisit {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  /** When it was last changed, as an instant: a later file replaces the entry of an earlier one. */
  readonly editedAt: string;
}

/** How long an entry lasts that nobody has given a length. */
const LENGTH_MS = HOUR_MS;
const TWO_HOURS_S = 2 * 60 * 60;
/** Counted from here, the seconds of a change stay a number that every calendar can read. */
const FIRST_CHANGE_MS = Date.UTC(2020, 0, 1);

/**
 * What no line of a calendar may hold: control characters, and the separators of lines that some programs break at. A
 * new line within a text is kept; the library writes it as the two characters `\n`.
 */
const plain = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // oxlint-disable-next-line no-control-regex -- they are what is removed
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .trim();

/** The library does not escape the name of a calendar as it does the texts of its entries. */
const oneLine = (text: string): string => plain(text).replace(/[\n\\;,]+/g, ' ');

/**
 * An iCalendar file with one entry a visit and two alarms, which the phone's own calendar then gives: a day and two
 * hours before. Times are UTC instants, so no zone has to be described.
 */
export function calendarFile(name: string, visits: readonly CalendarVisit[]): string {
  const calendar = ical({
    name: oneLine(name),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Maia', product: 'Visits' },
  });
  for (const visit of visits) {
    const { date, time, title } = visit;
    const zone = isTimeZone(visit.timeZone) ? visit.timeZone : 'UTC';
    const start = instantOf(date, time, zone);
    const description = plain(title);
    calendar.createEvent({
      id: `${visit.id}@maia`,
      sequence: Math.max(0, Math.floor((Date.parse(visit.editedAt) - FIRST_CHANGE_MS) / 1000)) || 0,
      start: new Date(start),
      end: new Date(start + LENGTH_MS),
      summary: plain(title),
      ...(visit.place && { location: plain(visit.place) }),
      ...(visit.description && { description: plain(visit.description) }),
      alarms: [
        { type: ICalAlarmType.display, trigger: new Date(instantOf(addDays(date, -1), time, zone)), description },
        { type: ICalAlarmType.display, trigger: TWO_HOURS_S, description },
      ],
    });
  }
  // The format ends every line, also the last.
  return `${calendar.toString()}\r\n`;
}
