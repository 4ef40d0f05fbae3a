import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarVisit } from './calendar-file.ts';

const scan: CalendarVisit = {
  id: 'visit-1',
  date: '2026-11-24',
  time: '09:30',
  timeZone: 'Africa/Nairobi',
  title: 'Scan',
  place: '',
  description: '',
  editedAt: '2026-11-21T08:00:00.000+00:00',
};
/** Unfolds the lines as a calendar does: a long line continues after a line break and a space. */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('a calendar file', () => {
  it('has one entry for each visit, in UTC, with alarms a day and two hours before', () => {
    const lines = linesOf(calendarFile('Maia visits', [scan, { ...scan, id: 'visit-2' }]));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('UID:visit-1@maia');
    expect(lines).toContain('DTSTART:20261124T063000Z');
    expect(lines.filter((line) => line.startsWith('TRIGGER')).slice(0, 2)).toEqual([
      'TRIGGER;VALUE=DATE-TIME:20261123T063000Z',
      'TRIGGER:-PT2H',
    ]);
  });

  it('ends every line with CRLF and no line is longer than 75 octets', () => {
    const file = calendarFile('Maia', [{ ...scan, title: 'ä😀'.repeat(100), description: 'wort '.repeat(80) }]);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\ufffd');
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u000b', '\u0000'])(
    'does not let a text start a new line after %j',
    (separator) => {
      const bad = ['Scan', 'END:VEVENT', 'BEGIN:VALARM', 'ATTACH:http://bad.example', 'END:VALARM'].join(separator);
      const lines = linesOf(calendarFile(bad, [{ ...scan, title: bad, place: bad, description: bad }]));
      expect(lines.filter((line) => /^(ATTACH|X-)/.test(line) && !line.startsWith('X-WR-CALNAME'))).toEqual([]);
      expect(lines.filter((line) => line.startsWith('BEGIN:VALARM'))).toHaveLength(2);
      expect(lines.filter((line) => line.startsWith('END:VEVENT'))).toHaveLength(1);
      // oxlint-disable-next-line no-control-regex -- the file must not contain any of them
      expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u007f\u0085\u2028\u2029]/);
    },
  );

  it('escapes characters with a meaning in the format', () => {
    const lines = linesOf(calendarFile('Maia', [{ ...scan, place: 'Room 4, floor 2; left \\ "back"' }]));
    expect(lines).toContain('LOCATION:Room 4\\, floor 2\\; left \\\\ "back"');
  });

  it('numbers a later change higher, so that it replaces the earlier entry', () => {
    const sequence = (editedAt: string) =>
      Number(/SEQUENCE:(\d+)/.exec(calendarFile('Maia', [{ ...scan, editedAt }]))?.[1]);
    expect(sequence('2026-11-21T08:00:01.000+00:00')).toBe(sequence(scan.editedAt) + 1);
    expect(sequence('2040-01-01T00:00:00.000+00:00')).toBeLessThan(2 ** 31);
    expect(sequence('')).toBe(0);
  });
});
