import { describe, expect, it } from 'vitest';
import { inboxRows, missingIn, rankedRows } from './inbox-rows.ts';
import { byUrgency } from '@/features/doctor/triage/row-order.ts';
import { DAY, HOUR, now, patient, pressure } from '@/features/doctor/queries/test-patients.ts';

const patients = Array.from({ length: 333 }, (_, n) => patient(`p${n}`, { name: `Name ${(n * 7) % 50}` }));
const readings = patients
  .filter((_, n) => n % 3 > 0)
  .map(({ id }, n) =>
    pressure(id, [100 + ((n * 37) % 70), 60 + ((n * 13) % 55)], n % 4 === 0 ? 5 * DAY : ((n * 11) % 48) * HOUR),
  )
  .sort((a, b) => a.recordedDesc - b.recordedDesc);

it('a patient with impossible dates does not remove the rows of the others', () => {
  const some = [
    patient('amina'),
    patient('grace', { pregnancyStatus: 'postpartum', birthDate: '0026-11-20' }),
    patient('esther', { estimatedLmp: '2026-02-30' }),
    patient('njeri', { estimatedLmp: null, weeksPregnant: 20, createdAt: 'undefined' }),
  ];
  const severe = some.map(({ id }) => pressure(id, [175, 115], HOUR));
  const rows = inboxRows(some, { readings: severe }, now);
  expect(rows.map(({ level }) => level)).toEqual(some.map(() => 'EMERGENCY'));
});

describe('rows ranked in chunks', () => {
  it('have the same order as when they are sorted at once', () => {
    const work = rankedRows(patients, { readings }, now);
    let steps = 0;
    let step = work.next();
    for (; !step.done; step = work.next()) steps += 1;
    const atOnce = inboxRows(patients, { readings }, now).toSorted(byUrgency);
    expect(step.value).toEqual(atOnce);
    expect(new Set(atOnce.map(({ level }) => level)).size).toBeGreaterThan(3);
    expect(steps).toBeGreaterThan(10);
  });

  it('are steady only when every list was loaded', () => {
    const known = { readings: [pressure('p', [118, 76], HOUR)], notes: [], visits: [], messages: [] };
    const levelOf = (list?: 'notes' | 'visits' | 'messages') =>
      inboxRows([patient('p')], { ...known, ...(list && { [list]: undefined }) }, now)[0]?.level;
    expect(levelOf()).toBe('steady');
    for (const list of ['notes', 'visits', 'messages'] as const) expect(levelOf(list)).toBe('unknown');
    expect(missingIn({ readings, visits: [] })).toEqual(['notes', 'messages']);
  });

  it('are empty without patients', () => {
    expect(rankedRows([], { readings }, now).next()).toEqual({ done: true, value: [] });
  });
});
