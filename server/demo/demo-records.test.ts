import { describe, expect, it } from 'vitest';
import { otherDemoPatients } from './demo-people.ts';
import { demoRecords, demoRecordsOf } from './demo-records.ts';

const now = new Date('2026-11-21T10:00:00');
const all = (at: Date) => [...demoRecords(at), ...otherDemoPatients.flatMap((patient) => demoRecordsOf(patient, at))];
const dayOf = (values: Readonly<Record<string, unknown>>) => String(values.recordedAt).slice(0, 10);

describe('the invented records of the demonstration', () => {
  it('are the same in every run and have unique ids that the backend accepts', () => {
    const records = all(now);
    expect(all(now)).toEqual(records);
    const ids = records.map(({ type, id }) => `${type.collection}/${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of records) expect(id).toMatch(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/);
  });

  it('pass the validation of the app at any time of day and of year', () => {
    for (const at of ['2026-01-01T00:00:30', '2026-03-29T02:30:00', '2027-12-31T23:59:59']) {
      const records = all(new Date(at));
      expect(records.length).toBeGreaterThan(80);
      for (const { values } of records.filter(({ values: { recordedAt } }) => recordedAt))
        expect(Date.parse(String(values.recordedAt))).toBeLessThanOrEqual(Date.parse(at));
    }
  });

  it('show five weeks with gaps, high pressures, two kinds of sugar and weights', () => {
    const records = demoRecords(now);
    const of = (collection: string) => records.filter(({ type }) => type.collection === collection);
    const days = new Set(of('blood_pressure').map(({ values }) => dayOf(values)));
    expect(days.size).toBeGreaterThan(25);
    expect(days.size).toBeLessThan(32);
    expect(of('blood_pressure').filter(({ values }) => Number(values.systolic) >= 140).length).toBeGreaterThanOrEqual(
      3,
    );
    expect(new Set(of('blood_sugar').map(({ values }) => values.measurementType))).toEqual(
      new Set(['fasting', 'post_1h']),
    );
    expect(of('weight')).toHaveLength(5);
    expect(of('profiles')[0]?.values.weeksPregnant).toBe(28);
  });
});
