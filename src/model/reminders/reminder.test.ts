import { describe, expect, it } from 'vitest';
import { appointment } from '@/model/records/appointment.ts';
import { doseId } from './dose.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { reminder } from './reminder.ts';

const iron = {
  userId: 'amina',
  medicationName: 'Iron',
  dosage: '1 tablet',
  frequency: 'Twice a day',
  times: ['08:00', '20:00'],
  timeZone: 'Africa/Nairobi',
};
const scan = { userId: 'amina', date: '2026-11-24', time: '09:30', timeZone: 'Africa/Nairobi' };
const wrong = (changes: object) =>
  validateRecord(reminder, { ...iron, ...changes }).map(({ field, message }) => [field, message]);
const wrongVisit = (changes: object) =>
  validateRecord(appointment, { ...scan, ...changes }).map(({ field, message }) => [field, message]);

describe('a medication reminder is refused', () => {
  it.each([
    [{ medicationName: '  ' }, 'medicationName', 'Field medicationName required for medication reminder.'],
    [{ dosage: '' }, 'dosage', 'Field dosage required for medication reminder.'],
    [{ frequency: null }, 'frequency', 'Field frequency required for medication reminder.'],
    [{ times: ['25:00'] }, 'times', '25:00 is not a time of day. Write it like 08:00.'],
    [{ times: ['08:60'] }, 'times', '08:60 is not a time of day. Write it like 08:00.'],
    [{ times: ['08:00', '20:00', '08:00'] }, 'times', '08:00 is there twice. One time is one dose.'],
    [{ startsOn: '2026-11-21', endsOn: '2026-11-20' }, 'endsOn', 'The end cannot be before the start.'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Mars/Olympus is not a time zone this phone knows.'],
    [{ timeZone: '+03:00' }, 'timeZone', '+03:00 is not a time zone this phone knows.'],
    [{ notes: 'x'.repeat(1001) }, 'notes', 'notes must be at most 1000 characters.'],
    [{ everyDays: 29 }, 'everyDays', 'everyDays must be at most 28.'],
    [{ weekdays: ['someday'] }, 'weekdays', 'weekdays must be one of the offered choices.'],
  ])('%j', (changes, field, message) => {
    expect(wrong(changes)).toEqual([[field, message]]);
  });

  it('and accepted with a thousand characters of notes, one day, and no times at all', () => {
    expect(wrong({ notes: 'x'.repeat(1000), startsOn: '2026-11-21', endsOn: '2026-11-21' })).toEqual([]);
    expect(wrong({ times: [], timeZone: null })).toEqual([]);
  });
});

describe('an appointment is refused', () => {
  it.each([
    [{ date: ' ' }, 'date', 'Field date required for appointment.'],
    [{ time: '' }, 'time', 'Field time required for appointment.'],
    [{ userId: null }, 'userId', 'Field userId required for appointment.'],
    [{ time: '24:00' }, 'time', 'time is not written in the expected form.'],
    [{ timeZone: 'Europe/Nowhere' }, 'timeZone', 'Europe/Nowhere is not a time zone this phone knows.'],
    [{ notes: 'x'.repeat(1001) }, 'notes', 'notes must be at most 1000 characters.'],
    [{ plannedAt: '2026-11-24T06:31:00.000+00:00' }, 'time', 'time cannot be in the past.'],
    [{ plannedAt: '2026-11-24T21:00:00.000+00:00' }, 'date', 'date cannot be in the past.'],
  ])('%j', (changes, field, message) => {
    expect(wrongVisit(changes)).toEqual([[field, message]]);
  });
});

it('a visit chosen for the current minute, or without the time when it was chosen, is accepted', () => {
  expect(wrongVisit({ plannedAt: '2026-11-24T06:30:59.000+00:00' })).toEqual([]);
  expect(wrongVisit({ date: '2020-01-01', plannedAt: null })).toEqual([]);
});

describe('the id of a dose', () => {
  it('is the same on every device, different for every dose, and valid in Appwrite', async () => {
    const id = await doseId('reminder-1', '2026-11-21', '08:00');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await doseId('reminder-1', '2026-11-21', '08:00')).toBe(id);
    const others = [
      await doseId('reminder-2', '2026-11-21', '08:00'),
      await doseId('reminder-1', '2026-11-22', '08:00'),
      await doseId('reminder-1', '2026-11-21', '20:00'),
    ];
    expect(new Set([id, ...others]).size).toBe(4);
  });
});
