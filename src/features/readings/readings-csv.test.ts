import { afterAll, describe, expect, it, vi } from 'vitest';
import { descendingKey } from '@/model/instant.ts';
import type { Reading } from '@/model/reading.ts';
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

describe('readings as a spreadsheet', () => {
  it('begins with a byte order mark and a row of names, and ends each row with CRLF', () => {
    expect(readingsCsv([])).toMatch(/^\uFEFFtype,recorded_at,.*,note\r\n$/);
  });

  it('writes every kind with its numbers and units', () => {
    const [, bp, sugar, weight] = lines(
      pressure(''),
      { ...stored, kind: 'bloodSugar', level: 5.2, unit: 'mmol/L', measurementType: 'fasting' },
      { ...stored, kind: 'weight', weight: 68.4, unit: 'kg' },
    );
    expect(bp).toBe('blood_pressure,2026-11-21T10:12:00+05:30,118,76,,,,,,,,,headache vision,');
    expect(sugar).toBe('blood_sugar,2026-11-21T10:12:00+05:30,,,,5.2,mmol/L,fasting,,,,,,');
    expect(weight).toBe('weight,2026-11-21T10:12:00+05:30,,,,,,,,,68.4,kg,,');
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
