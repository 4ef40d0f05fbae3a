import { describe, expect, it } from 'vitest';
import { addDays } from '@/clinical/time/calendar-date.ts';
import { answerWeight } from './answer-weight.ts';
import { usualGain, weightBand } from './weight-gain-band.ts';
import type { Profile } from '@/model/records/profile.ts';

const TODAY = '2026-06-15';
const LMP = addDays(TODAY, -30 * 7);
/** 30 weeks, BMI 22: 11.5 to 16 kg until 40 weeks (IOM 2009). */
const amina: Profile = {
  id: 'amina',
  userId: 'amina',
  name: 'Amina',
  pregnancyStatus: 'pregnant',
  datingMethod: 'CLINICIAN_EDD',
  estimatedLmp: LMP,
  heightCm: 165,
  prePregnancyWeightKg: 60,
} as unknown as Profile;
const reading = (kg: number, daysAgo: number) => ({
  id: `${daysAgo}`,
  weight: kg,
  unit: 'kg' as const,
  recordedAt: `${addDays(TODAY, -daysAgo)}T08:00:00.000Z`,
});

describe('rule W5, the chart and the report', () => {
  const midnight = new Date(`${TODAY}T00:00:00`).getTime();
  const band = weightBand(amina, [], { from: midnight, to: midnight + 86_400_000 }, 'kg')?.[0];
  const usual = usualGain(amina, [], TODAY);
  const w5 = (kg: number) => {
    const earlier = [7, 14, 21, 28].map((days) => reading(kg - (0.9 * days) / 7, days));
    const stage = { kind: 'pregnant', weeks: 30, days: 0, totalDays: 210 } as const;
    const question = { reading: reading(kg, 0), earlier, stage, timeZone: 'UTC', now: `${TODAY}T08:00:00.000Z` };
    return answerWeight({ ...question, usualGain: usual }).rules.includes('W5');
  };

  it('use the same usual weight of a day', () => {
    expect(usual?.weightOn(TODAY)).toEqual({ low: band?.low, high: band?.high });
  });

  it('agree at the edge of the drawn band', () => {
    const high = band?.high ?? 0;
    expect([w5(high), w5(high + 0.01)]).toEqual([false, true]);
  });
});
