import { bloodPressureSymptoms } from '@/model/records/blood-pressure.ts';
import { describe, expect, it } from 'vitest';
import { answerPressure } from './answer-pressure.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { tierRank } from '@/clinical/rules/acuity-tier.ts';

const NOW = '2026-06-15T12:00:00.000+00:00';
const stages: Stage[] = [
  { kind: 'pregnant', weeks: 10, days: 0, totalDays: 70 },
  { kind: 'pregnant', weeks: 30, days: 0, totalDays: 210 },
  { kind: 'postpartum', daysSinceBirth: 4, period: 'early' },
  { kind: 'unknown' },
];
const edges = {
  systolic: [60, 79, 80, 89, 90, 134, 135, 139, 140, 149, 150, 159, 160, 200],
  diastolic: [30, 39, 40, 59, 60, 84, 85, 89, 90, 99, 100, 109, 110, 140],
};
const minutes = [0, 4, 5, 10, 14, 15, 60, 61, 300];
const at = (minutesAgo: number) => new Date(Date.parse(NOW) - minutesAgo * 60_000).toISOString();

const rank = (
  stage: Stage,
  ...readings: readonly (readonly [systolic: number, diastolic: number, ago: number, symptoms?: readonly string[]])[]
) => {
  const [reading, ...earlier] = readings.map(([systolic, diastolic, ago, symptoms = []]) => ({
    systolic,
    diastolic,
    recordedAt: at(ago),
    symptoms,
  }));
  if (!reading) throw new Error('no reading');
  return tierRank(answerPressure({ reading, earlier, stage, now: NOW }).tier);
};

describe('for every pair of numbers at a limit', () => {
  it.each(stages)('adding a symptom never lowers the tier: $kind $weeks', (stage) => {
    for (const systolic of edges.systolic)
      for (const diastolic of edges.diastolic)
        for (const saved of [[], ['headache'], ['bleeding', 'faint']])
          for (const symptom of bloodPressureSymptoms) {
            const before = rank(stage, [systolic, diastolic, 0, saved]);
            const after = rank(stage, [systolic, diastolic, 0, [...saved, symptom]]);
            expect(after, `${systolic}/${diastolic} ${saved} + ${symptom}`).toBeGreaterThanOrEqual(before);
          }
  });

  it.each(stages)('adding a symptom to either reading of an episode never lowers the tier: $kind $weeks', (stage) => {
    const pressures = [
      [170, 112],
      [150, 95],
      [145, 92],
      [120, 80],
      [85, 50],
    ] as const;
    for (const [s1, d1] of pressures)
      for (const [s2, d2] of pressures)
        for (const ago of minutes)
          for (const symptom of bloodPressureSymptoms) {
            const before = rank(stage, [s2, d2, 0], [s1, d1, ago]);
            const name = `${s2}/${d2} after ${s1}/${d1}, ${ago} min, ${symptom}`;
            expect(rank(stage, [s2, d2, 0, [symptom]], [s1, d1, ago]), name).toBeGreaterThanOrEqual(before);
            expect(rank(stage, [s2, d2, 0], [s1, d1, ago, [symptom]]), name).toBeGreaterThanOrEqual(before);
          }
  });

  it('raising a value of a single reading never lowers the tier, from the usual range upwards', () => {
    const from = (numbers: readonly number[], min: number) => numbers.filter((n) => n >= min);
    for (const stage of stages)
      for (const ago of minutes)
        for (const symptoms of [[], ['headache'], ['vomiting'], ['faint']])
          for (const systolic of from(edges.systolic, 90))
            for (const diastolic of from(edges.diastolic, 60)) {
              // The next higher value at a limit; all other pairs follow from it.
              const [, more = systolic] = from(edges.systolic, systolic);
              const [, moreBelow = diastolic] = from(edges.diastolic, diastolic);
              const here = rank(stage, [systolic, diastolic, ago, symptoms]);
              expect(rank(stage, [more, diastolic, ago, symptoms])).toBeGreaterThanOrEqual(here);
              expect(rank(stage, [systolic, moreBelow, ago, symptoms])).toBeGreaterThanOrEqual(here);
            }
  });

  it('lowering a value of a single reading never lowers the tier, from the usual range downwards', () => {
    for (const symptoms of [[], ['headache'], ['faint'], ['bleeding']])
      for (const systolic of [134, 90, 89, 80])
        for (const lower of [90, 89, 80, 79, 60].filter((n) => n < systolic)) {
          const here = rank(stages[1] as Stage, [systolic, 62, 0, symptoms]);
          expect(rank(stages[1] as Stage, [lower, 62, 0, symptoms])).toBeGreaterThanOrEqual(here);
        }
  });

  it('time alone never lowers the tier of an unanswered reading within 24 hours', () => {
    for (const [systolic, diastolic] of [
      [165, 100],
      [145, 92],
      [136, 80],
      [118, 76],
      [85, 50],
    ] as const)
      for (let ago = 1; ago <= 24 * 60; ago += 1)
        expect(rank(stages[1] as Stage, [systolic, diastolic, ago])).toBeGreaterThanOrEqual(
          rank(stages[1] as Stage, [systolic, diastolic, ago - 1]),
        );
  });

  it('an unknown stage is never milder than a known one', () => {
    for (const systolic of edges.systolic)
      for (const symptom of bloodPressureSymptoms)
        for (const stage of stages)
          expect(rank({ kind: 'unknown' }, [systolic, 70, 0, [symptom]])).toBeGreaterThanOrEqual(
            rank(stage, [systolic, 70, 0, [symptom]]),
          );
  });

  it('a later reading lowers a tier only after severe followed by lower', () => {
    for (const first of edges.systolic.filter((n) => n >= 90 && n < 160))
      for (const second of edges.systolic)
        for (const ago of minutes.filter((n) => n <= 60)) {
          const alone = rank(stages[1] as Stage, [first, 75, ago]);
          const isAnsweredHour = first >= 140 && second < 140 && ago === 60;
          if (isAnsweredHour) continue;
          const both = rank(stages[1] as Stage, [second, 75, 0], [first, 75, ago]);
          expect(both, `${second} after ${first}, ${ago} min`).toBeGreaterThanOrEqual(alone);
        }
  });
});
