import { describe, expect, it } from 'vitest';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { answerPressure } from '@/clinical/pressure/answer-pressure.ts';
import { answerSugar } from '@/clinical/glucose/answer-sugar.ts';
import { answersOf, isSeen, ownLimits, seenReadings } from './care-notes.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
let made = 0;
const note = (changes: Partial<CareNote>, minutesAgo = 0): CareNote => {
  const recordedAt = toInstant(now - minutesAgo * 60_000);
  const id = `n${(made += 1)}`;
  const own = { id, userId: 'amina', senderId: 'dr', doctorId: 'dr', entry: 'note' } as const;
  return { ...own, recordedAt, recordedDesc: descendingKey(recordedAt), ...changes };
};
const limits = (changes: Partial<CareNote>, minutesAgo = 0) => note({ entry: 'limits', ...changes }, minutesAgo);

describe('the answers to a reading', () => {
  it('are the newest ones, even if they remove an earlier answer', () => {
    const notes = [
      note({ entry: 'symptoms', readingId: 'r1', symptoms: [] }),
      note({ entry: 'symptoms', readingId: 'r1', symptoms: ['headache'] }, 5),
      note({ entry: 'symptoms', readingId: 'r2', symptoms: ['vision'] }, 9),
    ];
    expect([...answersOf(notes)]).toEqual([
      ['r1', []],
      ['r2', ['vision']],
    ]);
  });
});

describe('an acknowledged reading', () => {
  const seen = seenReadings([note({ entry: 'seen', readingId: 'r1', tier: 'URGENT' })]).get('r1');
  it.each([
    ['TODAY', true],
    ['URGENT', true],
    ['EMERGENCY', false],
  ] as const)('with the tier %s now counts as acknowledged: %s', (tier, expected) =>
    expect(isSeen(seen, tier)).toBe(expected),
  );

  it('does not acknowledge another reading', () => expect(isSeen(undefined, 'TODAY')).toBe(false));
});

describe('the limits of one patient', () => {
  const strict = limits({ systolicFrom: 130, text: 'kidneys' }, 60);

  it('are the newest ones of her current doctor', () => {
    expect(ownLimits([strict, limits({ systolicFrom: 135 }, 90)], 'dr')?.pressure?.systolicFrom).toBe(130);
    expect(ownLimits([strict], 'dr-other')).toBeNull();
    expect(ownLimits([strict], null)).toBeNull();
  });

  it('are removed by an entry without levels', () => expect(ownLimits([limits({}), strict], 'dr')).toBeNull());

  it('for pressure add a call below the general level and never remove one', () => {
    const ask = (systolic: number, diastolic: number) => {
      const reading = { systolic, diastolic, recordedAt: toInstant(now) };
      const own = ownLimits([strict], 'dr')?.pressure;
      const { rule, tier } = answerPressure({
        reading,
        earlier: [],
        stage: { kind: 'unknown' },
        own,
        now: toInstant(now),
      });
      return [rule, tier];
    };
    expect(ask(129, 80)).toEqual(['B6', null]);
    expect(ask(130, 80)).toEqual(['B3.own', 'TODAY']);
    expect(ask(165, 80)).toEqual(['B1', 'URGENT']);
  });

  it('for sugar always win in the unit they were given in', () => {
    const sugar = ownLimits([limits({ sugarUnit: 'mg/dL', fastingBelow: 90, text: 'big baby' })], 'dr')?.sugar;
    const ask = (level: number, unit: 'mg/dL' | 'mmol/L') => {
      const reading = { level, unit, measurementType: 'fasting', recordedAt: toInstant(now) } as const;
      const profile = { diabetes: 'gestational' } as const;
      return answerSugar({ reading, earlier: [], profile, personal: sugar, now: toInstant(now) }).rule;
    };
    expect(ask(92, 'mg/dL')).toBe('G6');
    expect(ask(89, 'mg/dL')).toBe('G5');
    expect(ask(5.1, 'mmol/L')).toBe('none');
  });
});
