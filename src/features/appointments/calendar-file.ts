import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { addDays } from '@/clinical/time/calendar-date.ts';
import { instantOf } from '@/clinical/time/wall-clock.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';

/** The texts of one visit's calendar entry. */
export interface CalendarVisit {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  /** Instant of the last change: a later file replaces the entry of an earlier one. */
  readonly editedAt: string;
}

/** Length of a calendar entry: visits have a start time only. */
const LENGTH_MS = HOUR_MS;
const TWO_HOURS_S = 2 * 60 * 60;
/** Origin of the SEQUENCE number, so that the seconds since then stay small enough for every calendar program. */
const FIRST_CHANGE_MS = Date.UTC(2020, 0, 1);

/**
 * Removes what a calendar line must not contain: control characters, and separators at which some programs break lines.
 * A line break inside a text stays; the library writes it as the two characters `\n`.
 */
const plain = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these characters are removed
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .trim();

/** For the calendar name, which the library does not escape as it does the texts of entries. */
const oneLine = (text: string): string => plain(text).replace(/[\n\\;,]+/g, ' ');

/**
 * An iCalendar file with one entry for each visit and two alarms, a day and two hours before. Times are UTC instants,
 * so no time zone has to be described.
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
  // iCalendar (RFC 5545) requires a line end after the last line too.
  return `${calendar.toString()}\r\n`;
}
