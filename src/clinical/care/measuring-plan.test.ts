import { describe, expect, it } from 'vitest';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { stageAfterBirth } from '@/clinical/gestation/pregnancy-stage.ts';
import { measuringPlan } from './measuring-plan.ts';

const today = '2026-11-27';
const pregnant: Stage = { kind: 'pregnant', weeks: 28, days: 2, totalDays: 198 };
const unknown: Stage = { kind: 'unknown' };
const born = (birthDate: string) => stageAfterBirth(birthDate, today);

describe('what to measure is proposed', () => {
  it.each([
    ['pregnant, nothing known', pregnant, false, false, ['bloodPressure weekly 08:00', 'weight weekly 08:00']],
    ['weeks not known', unknown, false, false, ['bloodPressure weekly 08:00', 'weight weekly 08:00']],
    ['high pressure', pregnant, true, false, ['bloodPressure twice 08:00 20:00', 'weight weekly 08:00']],
    [
      'diabetes',
      pregnant,
      false,
      true,
      ['bloodPressure weekly 08:00', 'bloodSugar four 07:00 08:30 13:30 19:30', 'weight weekly 08:00'],
    ],
    [
      'both',
      unknown,
      true,
      true,
      ['bloodPressure twice 08:00 20:00', 'bloodSugar four 07:00 08:30 13:30 19:30', 'weight weekly 08:00'],
    ],
    ['day 0 after birth, high pressure', born(today), true, false, ['bloodPressure once 08:00 until 2026-12-07']],
    [
      'day 9 after birth, high pressure',
      born('2026-11-18'),
      true,
      false,
      ['bloodPressure once 08:00 until 2026-11-28'],
    ],
    ['day 10 after birth, high pressure', born('2026-11-17'), true, false, ['bloodPressure weekly 08:00']],
    ['day of birth not known, high pressure', born(''), true, false, ['bloodPressure weekly 08:00']],
    ['after birth, nothing known', born(today), false, false, []],
    ['after birth, diabetes', born(today), false, true, ['bloodSugar four 07:00 08:30 13:30 19:30']],
  ] as const)('%s', (_, stage, hasHighPressure, hasDiabetes, on) => {
    const plan = measuringPlan({ stage, hasHighPressure, hasDiabetes, today });
    const rows = plan.flatMap(({ kind, frequency, times, endsOn, isOn }) =>
      isOn ? [`${kind} ${frequency} ${times.join(' ')}${endsOn ? ` until ${endsOn}` : ''}`] : [],
    );
    expect(rows).toEqual(on);
  });

  it('a row that is not proposed is listed, so that she can switch it on', () => {
    const plan = measuringPlan({ stage: born(today), hasHighPressure: false, hasDiabetes: false, today });
    expect(plan.map(({ kind, isOn }) => [kind, isOn])).toEqual([
      ['bloodPressure', false],
      ['weight', false],
    ]);
  });
});
