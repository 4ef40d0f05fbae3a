import { describe, expect, it } from 'vitest';
import type { Profile } from '@/model/records/profile.ts';
import { emptyAnswers, toggleCondition, type FirstRunAnswers } from './answers.ts';
import { readFirstDates } from './read-first-dates.ts';

const today = '2026-11-27';
const read = (changes: Partial<FirstRunAnswers>, profile: Partial<Profile> = {}) =>
  readFirstDates({ ...emptyAnswers, ...changes }, { id: 'amina', userId: 'amina', ...profile } as Profile, today);

describe('the first screen', () => {
  it.each([
    [
      { way: 'due', dueDate: '2027-02-17' },
      { datingMethod: 'USER_EDD', estimatedLmp: '2026-05-13' },
    ],
    [
      { way: 'due', dueDate: '2027-02-17', isFromScan: true },
      { datingMethod: 'CLINICIAN_EDD', estimatedLmp: '2026-05-13' },
    ],
    [
      { way: 'period', lmp: '2026-05-13' },
      { datingMethod: 'LMP', estimatedLmp: '2026-05-13' },
    ],
    [
      { way: 'weeks', weeks: '28', days: '2' },
      { datingMethod: 'WEEKS_ENTERED', estimatedLmp: '2026-05-13', weeksPregnant: 28, daysPregnant: 2 },
    ],
    [
      { way: 'weeks', weeks: '28' },
      { datingMethod: 'WEEKS_ENTERED', weeksPregnant: 28 },
    ],
  ] as const)('dates the pregnancy by %o', (answers, changes) => {
    expect(read(answers)).toMatchObject({ errors: {}, lateWeeks: null });
    expect(read(answers).changes).toMatchObject({ ...changes, datingSetOn: today, pregnancyStatus: 'pregnant' });
  });

  it('saves a birth with its day', () => {
    expect(read({ way: 'born', birthDate: '2026-11-20' }).changes).toEqual({
      pregnancyStatus: 'postpartum',
      birthDate: '2026-11-20',
    });
  });

  it('saves nothing before an answer, and nothing when the dates are not known', () => {
    expect(read({}).changes).toEqual({});
    expect(read({ way: 'unknown' }).changes).toEqual({});
  });

  it.each([
    [{ way: 'due' }, { dueDate: { id: 'profile.dates.missing' } }],
    [{ way: 'due', dueDate: '2027-11-27' }, { dueDate: { id: 'profile.dates.notBegun' } }],
    [{ way: 'period', lmp: '2026-11-28' }, { lmp: { id: 'profile.dates.notBegun' } }],
    [{ way: 'period', lmp: '2025-11-27' }, { lmp: { id: 'profile.dates.tooLong', limit: 45 } }],
    [{ way: 'weeks', weeks: '12.5' }, { weeks: { id: 'validation.whole', limit: 45 } }],
    [{ way: 'weeks', weeks: '12', days: '7' }, { days: { id: 'profile.daysForm' } }],
    [{ way: 'born' }, { birthDate: { id: 'profile.dates.missing' } }],
    [{ way: 'born', birthDate: '2026-11-28' }, { birthDate: { id: 'validation.future' } }],
    [{ way: 'born', birthDate: '0026-11-20' }, { birthDate: { id: 'validation.date' } }],
  ] as const)('says what is missing in %o and saves nothing', (answers, errors) => {
    expect(read(answers)).toEqual({ changes: {}, errors, lateWeeks: null });
  });

  it.each([
    ['42', null],
    ['43', 43],
    ['45', 45],
  ])('asks before it saves %s weeks: %s', (weeks, lateWeeks) => {
    expect(read({ way: 'weeks', weeks })).toMatchObject({ errors: {}, lateWeeks });
  });

  it('another answer replaces the one that was saved before', () => {
    const dated = { estimatedLmp: '2026-05-13', datingMethod: 'LMP', datingSetOn: today, pregnancyStatus: 'pregnant' };
    expect(read({ way: 'unknown' }, dated as Partial<Profile>).changes).toEqual({
      estimatedLmp: null,
      datingMethod: null,
      datingSetOn: null,
      pregnancyStatus: null,
    });
    const born = { pregnancyStatus: 'postpartum', birthDate: '2026-11-20' } as const;
    expect(read({ way: 'period', lmp: '2026-05-13' }, born).changes).toMatchObject({
      pregnancyStatus: 'pregnant',
      birthDate: null,
    });
  });

  it('the same answer again changes nothing', () => {
    const answers = { way: 'weeks', weeks: '28' } as const;
    expect(read(answers, read(answers).changes).changes).toEqual({});
  });
});

describe('the conditions', () => {
  it('can be several, but only one kind of diabetes', () => {
    expect(toggleCondition(['pressure'], 'type1')).toEqual(['pressure', 'type1']);
    expect(toggleCondition(['pressure', 'type1'], 'gestational')).toEqual(['pressure', 'gestational']);
    expect(toggleCondition(['type2'], 'pressure')).toEqual(['type2', 'pressure']);
    expect(toggleCondition(['pressure', 'type1'], 'pressure')).toEqual(['type1']);
  });
});
