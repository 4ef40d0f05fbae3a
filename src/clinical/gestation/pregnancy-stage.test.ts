import { describe, expect, it } from 'vitest';
import { hasWeekContent, pastDueCards, pastDueRules } from './past-due.ts';
import { stageValues } from './stage-values.ts';
import {
  haemoglobinTrimesterAt,
  isAfterPregnancy,
  isFromWeek,
  stageAfterBirth,
  stageOf,
  termAt,
  trimesterAt,
  type Stage,
} from './pregnancy-stage.ts';

const pregnant = (weeks: number, days = 0): Stage => ({ kind: 'pregnant', weeks, days, totalDays: 7 * weeks + days });

it.each([
  [0, 0, 'T1'],
  [13, 6, 'T1'],
  [14, 0, 'T2'],
  [27, 6, 'T2'],
  [28, 0, 'T3'],
  [42, 0, 'T3'],
])('%iw%id is %s', (weeks, days, trimester) => {
  expect(trimesterAt(7 * weeks + days)).toBe(trimester);
});

it.each([
  [12, 6, 'T1'],
  [13, 0, 'T2'],
  [27, 6, 'T2'],
  [28, 0, 'T3'],
])('for haemoglobin %iw%id is %s', (weeks, days, trimester) => {
  expect(haemoglobinTrimesterAt(7 * weeks + days)).toBe(trimester);
});

it.each([
  [36, 6, 'preterm'],
  [37, 0, 'early_term'],
  [38, 6, 'early_term'],
  [39, 0, 'full_term'],
  [40, 6, 'full_term'],
  [41, 0, 'late_term'],
  [41, 6, 'late_term'],
  [42, 0, 'post_term'],
])('%iw%id is %s', (weeks, days, term) => {
  expect(termAt(7 * weeks + days)).toBe(term);
});

describe('after birth', () => {
  it.each([
    ['2026-06-15', 0, 'early'],
    ['2026-09-07', 84, 'early'],
    ['2026-09-08', 85, 'late'],
    ['2027-06-15', 365, 'late'],
    ['2027-06-16', 366, 'over'],
  ])('on %s: day %i, %s', (today, daysSinceBirth, period) => {
    expect(stageAfterBirth('2026-06-15', today)).toEqual({ kind: 'postpartum', daysSinceBirth, period });
  });

  it('on 29 February the year ends on 28 February', () => {
    expect(stageAfterBirth('2028-02-29', '2029-02-28')).toMatchObject({ period: 'late' });
    expect(stageAfterBirth('2028-02-29', '2029-03-01')).toMatchObject({ period: 'over' });
  });

  it.each([[null], ['0026-06-10'], ['26-06-10'], ['2026-06-31'], ['soon'], ['9999-12-31']])(
    'with %j as a date is early, the strictest',
    (date) => {
      const undated = { kind: 'postpartum', daysSinceBirth: null, period: 'early' };
      expect(stageAfterBirth(date, '2026-06-15')).toEqual(undated);
    },
  );
});

describe('the stage of a profile', () => {
  const today = '2026-06-15';
  const dated = { estimatedLmp: '2026-01-01', datingMethod: 'LMP' } as const;
  it.each([
    ['no profile', null, { kind: 'unknown' }],
    ['an empty one', {}, { kind: 'unknown' }],
    ['dates', dated, { kind: 'pregnant', weeks: 23, days: 4, totalDays: 165 }],
    ['weeks that are only guessed', { weeksPregnant: 30 }, { kind: 'unknown' }],
    ['a loss', { ...dated, pregnancyStatus: 'ended' }, { kind: 'ended' }],
    ['a birth', { ...dated, birthDate: '2026-06-10' }, { kind: 'postpartum', daysSinceBirth: 5, period: 'early' }],
    [
      'a birth date to come',
      { ...dated, birthDate: '2026-10-10' },
      { kind: 'pregnant', weeks: 23, days: 4, totalDays: 165 },
    ],
    [
      'an earlier birth, pregnant again',
      { ...dated, birthDate: '2024-01-01', pregnancyStatus: 'pregnant' },
      { kind: 'pregnant', weeks: 23, days: 4, totalDays: 165 },
    ],
    [
      'a birth date that is not plausible',
      { ...dated, birthDate: '0026-06-10' },
      { kind: 'pregnant', weeks: 23, days: 4, totalDays: 165 },
    ],
    ['dates that are none', { ...dated, estimatedLmp: '2026-13-01' }, { kind: 'unknown' }],
    [
      'postpartum without a date',
      { pregnancyStatus: 'postpartum' },
      { kind: 'postpartum', daysSinceBirth: null, period: 'early' },
    ],
  ] as const)('with %s', (_, profile, expected) => {
    expect(stageOf(profile, today)).toEqual(expected);
  });
});

it('rules that start at a week apply to an unknown stage, and never after birth or a loss', () => {
  expect(isFromWeek(pregnant(23, 6), 24)).toBe(false);
  expect(isFromWeek(pregnant(24), 24)).toBe(true);
  expect(isFromWeek({ kind: 'unknown' }, 24)).toBe(true);
  expect(isFromWeek({ kind: 'ended' }, 24)).toBe(false);
  expect(isFromWeek(stageAfterBirth('2026-06-15', '2026-06-15'), 24)).toBe(false);
  expect(isAfterPregnancy({ kind: 'ended' })).toBe(true);
});

describe('past the due date', () => {
  it.each([
    [pregnant(40, 6), null, []],
    [pregnant(41), null, ['past-due']],
    [pregnant(41, 6), null, ['past-due']],
    [pregnant(42), null, ['past-due.no-contact', 'past-due']],
    [pregnant(42), 7, ['past-due']],
    [pregnant(42), 8, ['past-due.no-contact', 'past-due']],
    [pregnant(42, 6), 0, ['past-due']],
    [pregnant(43), 0, ['past-due.ask']],
    [pregnant(43), null, ['past-due.no-contact', 'past-due.ask']],
    [{ kind: 'ended' } as Stage, null, []],
    [{ kind: 'unknown' } as Stage, null, []],
  ])('%#: %j, last contact %s days ago: %j', (stage, daysSinceContact, cards) => {
    expect(pastDueCards(stage, daysSinceContact)).toEqual(cards);
  });

  it('no contact at 42 weeks means a call today', () => {
    expect(pastDueRules['past-due.no-contact'].tier).toBe('TODAY');
  });

  it.each([
    [pregnant(42, 6), true],
    [pregnant(43), false],
    [{ kind: 'ended' } as Stage, false],
    [stageAfterBirth('2026-06-15', '2026-06-16'), false],
  ])('%j has texts about the week: %s', (stage, expected) => {
    expect(hasWeekContent(stage)).toBe(expected);
  });
});

it.each([
  [pregnant(30, 2), { stage: 'pregnant', weeks: 30, days: 2 }],
  [pregnant(42, 6), { stage: 'pregnant', weeks: 42, days: 6 }],
  [pregnant(43), { stage: 'unknown', weeks: 0, days: 0 }],
  [stageAfterBirth('2026-06-01', '2026-06-15'), { stage: 'postpartum', weeks: 2, days: 14 }],
  [stageAfterBirth(null, '2026-06-15'), { stage: 'unknown', weeks: 0, days: 0 }],
  [{ kind: 'ended' } as Stage, { stage: 'ended', weeks: 0, days: 0 }],
])('%j fills a text with %j', (stage, values) => {
  expect(stageValues(stage)).toEqual(values);
});
