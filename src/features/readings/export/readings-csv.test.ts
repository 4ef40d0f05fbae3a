import { afterAll, describe, expect, it, vi } from 'vitest';
import { descendingKey } from '@/model/time/instant.ts';
import type { Reading } from '@/model/records/reading.ts';
import { isoWithZone, readingsCsv } from './readings-csv.ts';

vi.stubEnv('TZ', 'Asia/Kolkata');
afterAll(() => void vi.unstubAllEnvs());

const recordedAt = '2026-11-21T04:42:00.000+00:00';
const stored = { id: 'a', userId: 'u', recordedAt, recordedDesc: descendingKey(recordedAt) };
const pressure = (note: string): Reading => ({
  ...stored,
  kind: 'bloodPressure',
  systolic: 118,
  diastolic: 76,
  symptoms: ['headache', 'vision'],
  note,
});
const lines = (...readings: Reading[]) => readingsCsv(readings).split('\r\n');

it('the columns of the three kinds keep their names and order', () => {
  const known =
    /^\uFEFFtype,recorded_at,systolic_mmhg,diastolic_mmhg,pulse_per_min,sugar_level,sugar_unit,measurement_type,meter_showed,glucose_load,weight,weight_unit,/;
  expect(readingsCsv([])).toMatch(known);
});

describe('readings as a spreadsheet', () => {
  it('begins with a byte order mark and a row of names, and ends each row with CRLF', () => {
    expect(readingsCsv([])).toMatch(/^\uFEFFtype,recorded_at,.*,note\r\n$/);
  });

  it('writes every kind with its numbers and units', () => {
    const [head = '', ...rows] = lines(
      pressure(''),
      { ...stored, kind: 'bloodSugar', level: 5.2, unit: 'mmol/L', measurementType: 'fasting' },
      { ...stored, kind: 'weight', weight: 68.4, unit: 'kg' },
    );
    const names = head.replace('\uFEFF', '').split(',');
    const filled = (row = '') => {
      const cells = row.split(',').map((cell, at) => [names[at], cell]);
      return Object.fromEntries(cells.filter(([, cell]) => cell !== ''));
    };
    const recorded_at = '2026-11-21T10:12:00+05:30';
    expect(rows.slice(0, 3).map(filled)).toEqual([
      {
        type: 'blood_pressure',
        recorded_at,
        systolic_mmhg: '118',
        diastolic_mmhg: '76',
        symptoms: 'headache vision',
      },
      { type: 'blood_sugar', recorded_at, sugar_level: '5.2', sugar_unit: 'mmol/L', measurement_type: 'fasting' },
      { type: 'weight', recorded_at, weight: '68.4', weight_unit: 'kg' },
    ]);
  });

  it('writes a time west of Greenwich with its offset', () => {
    vi.stubEnv('TZ', 'America/St_Johns');
    expect(isoWithZone(recordedAt)).toBe('2026-11-21T01:12:00-03:30');
    vi.stubEnv('TZ', 'Asia/Kolkata');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(readingsCsv([pressure('said "high",\nrested')])).toContain(',"said ""high"",\nrested"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1', ' =1+1'])(
    'does not let the note %s run as a formula',
    (note) => {
      expect(lines(pressure(note))[1]).toContain(`,'${note}`);
    },
  );
});
