import { describe, expect, it } from 'vitest';
import {
  emptyRow,
  readReport,
  toBiomarker,
  typedReport,
  withoutAssistant,
  withPrinted,
  type TypedReport,
} from './report-entry.ts';

const TODAY = '2026-11-21';
const row = (name: string, value: string, unit = 'g/dL', referenceRange = '12.0 - 16.0') => ({
  ...emptyRow(),
  name,
  value,
  unit,
  referenceRange,
});
const typed = (changes: Partial<TypedReport> = {}): TypedReport => ({
  testName: 'Blood count',
  date: '2026-11-20',
  rows: [row('Haemoglobin', '11.9'), emptyRow()],
  ...withoutAssistant,
  ...changes,
});
const read = (report: TypedReport) => readReport(report, TODAY, (results) => `${results.length} results`);

describe('a typed lab report', () => {
  it('is stored with flags computed from its printed ranges, and without empty rows', () => {
    expect(read(typed())).toEqual({
      values: {
        testName: 'Blood count',
        recordedAt: '2026-11-20T12:00:00.000+00:00',
        summary: '1 results',
        assistantSummary: '',
        results: [{ name: 'Haemoglobin', value: '11.9', unit: 'g/dL', referenceRange: '12.0 - 16.0', flag: 'Low' }],
      },
    });
  });

  it('has no flag where a value cannot be compared', () => {
    expect(toBiomarker(row('HIV', 'non-reactive', '', 'non-reactive')).flag).toBe('N/A');
    expect(toBiomarker(row('Hb', '11.9', 'g/dL', '')).flag).toBe('N/A');
  });

  it.each([
    ['no name', typed({ testName: ' ' }), 'testName'],
    ['no date', typed({ date: '' }), 'date'],
    ['a future date', typed({ date: '2026-11-22' }), 'date'],
    ['no values', typed({ rows: [emptyRow()] }), 'rows'],
  ])('with %s is rejected at that field', (_, report, field) => {
    const answer = read(report);
    expect('issues' in answer && answer.issues.map((issue) => issue.field)).toContain(field);
  });

  it('with an incomplete row is rejected at the missing part', () => {
    const half = row('Hb', '');
    const answer = read(typed({ rows: [half] }));
    expect('issues' in answer && answer.issues.map((issue) => issue.field)).toEqual([`value ${half.key}`]);
  });

  it.each([
    ['2026-11-12', null, '2026-11-12'],
    ['2026-12-11', null, '2026-11-20'],
    ['2026-04-03', '2026-03-04', ''],
    ['2026-11-12', '2026-12-11', '2026-11-12'],
    ['2026-12-11', '2026-11-12', '2026-11-12'],
    [null, null, '2026-11-20'],
  ])(
    'of a file dated %s or %s has the date "%s": never a future date, and none if two are possible',
    (date, otherDate, day) => {
      const printed = { rows: [], unread: [], hidden: [], title: '', date, otherDate };
      expect(withPrinted(typed(), printed, TODAY).date).toBe(day);
    },
  );

  it('opens again as it was stored', () => {
    const stored = { id: 'b', userId: 'u', testName: 'Iron', recordedAt: '2026-11-20T12:00:00.000+00:00' };
    const results = JSON.stringify([toBiomarker(row('Ferritin', '12', 'ng/mL', '10-150'))]);
    expect(typedReport({ ...stored, results }, TODAY)).toMatchObject({
      date: '2026-11-20',
      rows: [{ name: 'Ferritin', value: '12', unit: 'ng/mL', referenceRange: '10-150' }],
    });
  });
});
