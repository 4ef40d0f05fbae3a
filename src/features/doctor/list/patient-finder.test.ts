import { describe, expect, it } from 'vitest';
import { inboxRows } from './inbox-rows.ts';
import { indexRows, patientFinder, recentlyUpdated } from './patient-finder.ts';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';
import { now, patient } from '@/features/doctor/queries/test-patients.ts';

const named = (...names: string[]) =>
  inboxRows(
    names.map((name, at) => patient(`p${at}`, { name })),
    { readings: [] },
    now,
  );
const namesOf = (rows: readonly PatientRow[]) => rows.map((row) => row.patient.name);
const rows = named('Amina Otieno', 'Grace Achieng', 'Zoë Amolo', 'Esther Odhiambo', 'Grace Odhiambo', 'Amina Yusuf');

describe('the search by name', () => {
  it('matches the beginnings of words, ignores accents and case, and keeps the order of the list', () => {
    const find = patientFinder(rows);
    expect(namesOf(find('AM', 9))).toEqual(['Amina Otieno', 'Zoë Amolo', 'Amina Yusuf']);
    expect(namesOf(find('zoe', 9))).toEqual(['Zoë Amolo']);
    expect(namesOf(find('grace od', 9))).toEqual(['Grace Odhiambo']);
    expect(find('mina', 9)).toEqual([]);
  });

  it('returns at most the requested number, and the others on a second call', () => {
    const find = patientFinder(rows);
    expect(namesOf(find('am', 1))).toEqual(['Amina Otieno']);
    expect(namesOf(find('am', 9))).toEqual(['Amina Otieno', 'Zoë Amolo', 'Amina Yusuf']);
    expect(namesOf(find('am', 2))).toEqual(['Amina Otieno', 'Zoë Amolo']);
  });

  it('finds the same after each keystroke, also after deleting letters, as a new search', () => {
    const find = patientFinder(rows);
    const words = 'grace od';
    const typed = Array.from(words, (_, at) => words.slice(0, at + 1));
    for (const some of [...typed, ...typed.toReversed(), 'g od', 'od', 'o g', '-', ''])
      for (const most of [1, 2, rows.length])
        expect(namesOf(find(some, most))).toEqual(namesOf(patientFinder(rows)(some, most)));
  });

  it('finds each row once, even if several of its words match, and names in any script', () => {
    const some = named('Amina Amolo Akinyi', 'فاطمة علي', '𐓏𐓘 Osage', 'प्रिया शर्मा', 'A');
    const find = patientFinder(some);
    expect(namesOf(find('a', 9))).toEqual(['Amina Amolo Akinyi', 'A']);
    expect(namesOf(find('am ak', 9))).toEqual(['Amina Amolo Akinyi']);
    expect(namesOf(find('فا', 9))).toEqual(['فاطمة علي']);
    expect(namesOf(find('𐓷', 9))).toEqual(['𐓏𐓘 Osage']);
    expect(namesOf(find('शर', 9))).toEqual(['प्रिया शर्मा']);
  });

  it('finds the same with rows indexed in chunks', () => {
    const work = indexRows(rows);
    while (!work.next().done);
    expect(namesOf(patientFinder(rows)('o g', 9))).toEqual(namesOf(patientFinder([...rows])('o g', 9)));
    expect(namesOf(patientFinder(rows)('gr', 9))).toEqual(['Grace Achieng', 'Grace Odhiambo']);
  });

  it('does not change results that it returned earlier', () => {
    const find = patientFinder(rows);
    const some = find('am', 1);
    find('am', 9);
    find('ami', 9);
    expect(namesOf(some)).toEqual(['Amina Otieno']);
  });
});

describe('the patients whose profiles changed last', () => {
  const at = (...days: number[]) =>
    inboxRows(
      days.map((day) => patient(`day ${day}`, { updatedAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z` })),
      { readings: [] },
      now,
    );

  it('are the newest changes, latest first', () => {
    expect(namesOf(recentlyUpdated(at(3, 9, 1, 7, 8), 3))).toEqual(['day 9', 'day 8', 'day 7']);
  });

  it('are all patients if there are fewer than requested', () => {
    expect(namesOf(recentlyUpdated(at(3, 9), 3))).toEqual(['day 9', 'day 3']);
    expect(recentlyUpdated([], 3)).toEqual([]);
  });
});
