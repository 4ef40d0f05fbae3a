import { describe, expect, it } from 'vitest';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading, ReadingKind } from '@/model/records/reading.ts';
import { answerReading } from './answer-reading.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const day = (ago: number) => toInstant(now - ago * 86_400_000).slice(0, 10);
const pregnant = { estimatedLmp: day(210), datingMethod: 'LMP', pregnancyStatus: 'pregnant' } as Profile;
const afterBirth = { pregnancyStatus: 'postpartum', birthDate: day(5) } as Profile;

function reading(kind: ReadingKind, id: string, minutes: number, values: object): Reading {
  const recordedAt = toInstant(now - minutes * 60_000);
  return { id, userId: 'u', kind, recordedAt, recordedDesc: descendingKey(recordedAt), ...values } as Reading;
}
const pressure = (id: string, systolic: number, diastolic: number, minutes: number) =>
  reading('bloodPressure', id, minutes, { systolic, diastolic });
const weight = (id: string, kg: number, minutes: number) => reading('weight', id, minutes, { weight: kg, unit: 'kg' });
const sugar = (id: string, level: number, minutes: number) =>
  reading('bloodSugar', id, minutes, { level, unit: 'mg/dL', measurementType: 'random' });

function answer(readings: readonly Reading[], profile: Profile, symptoms: Record<string, string[]> = {}) {
  const symptomsOf = (id: string) => symptoms[id] ?? [];
  return answerReading(readings[0]!, { readings, profile, symptomsOf, now: toInstant(now) });
}

it('shows the numbers that decided, also when two readings have the same minute', () => {
  const readings = [pressure('later', 118, 76, 5), pressure('first', 165, 112, 5)];
  for (const both of [readings, readings.toReversed()])
    expect(answer(both, pregnant).decidedBy).toMatchObject({ systolic: 165 });
});

it('answers for every date in the profile', () => {
  for (const birthDate of ['0026-11-20', '2026-02-30', 'soon']) {
    const profile = { ...afterBirth, birthDate } as Profile;
    expect(answer([pressure('now', 175, 115, 5)], profile).tier).toBe('URGENT');
  }
});

describe('a weight that rises fast (clinical rules 3.3)', () => {
  const gained = [weight('now', 71.2, 60), weight('before', 70, 5 * 1440)];

  it('asks for a blood pressure and for symptoms, and either raises the tier', () => {
    expect(answer(gained, pregnant)).toMatchObject({ tier: null, askPressure: true });
    expect(answer(gained, pregnant).asked).toContain('headache');
    expect(answer(gained, pregnant, { now: ['headache'] })).toMatchObject({ tier: 'URGENT' });
    const [first, ...rest] = gained;
    const high = pressure('high', 142, 91, 40);
    expect(answer([first!, high, ...rest], pregnant)).toMatchObject({ tier: 'URGENT', askPressure: false });
  });

  it('keeps the raised tier when a lower pressure follows', () => {
    const [first, ...rest] = gained;
    const pressures = [pressure('usual', 128, 80, 20), pressure('high', 142, 91, 40)];
    expect(answer([first!, ...pressures, ...rest], pregnant)).toMatchObject({ tier: 'URGENT' });
  });

  it('after a birth asks only about swelling and breath', () => {
    const readings = [weight('now', 72.5, 60), weight('before', 70, 2 * 1440)];
    expect(answer(readings, afterBirth).asked).toEqual(['swelling', 'breathing']);
    expect(answer(readings, afterBirth, { now: ['breathing'] })).toMatchObject({ tier: 'URGENT' });
  });
});

describe('vomiting (clinical rules 2.5, G8b, and 3.3, W3)', () => {
  const asked = ['vomiting', 'cannot_keep_fluids'];

  it('is asked with a loss of weight, and is urgent when no fluid stays down', () => {
    const lost = [weight('now', 68.5, 60), weight('before', 70, 5 * 1440)];
    expect(answer(lost, pregnant)).toMatchObject({ tier: null, asked, chosen: [] });
    expect(answer(lost, pregnant, { now: ['vomiting'] })).toMatchObject({ tier: 'TODAY', chosen: ['vomiting'] });
    expect(answer(lost, pregnant, { now: asked })).toMatchObject({ tier: 'URGENT', chosen: asked });
  });

  it('is asked with every sugar of a patient with diabetes', () => {
    const sugars = [sugar('now', 100, 60)];
    expect(answer(sugars, pregnant).asked).toEqual([]);
    const withDiabetes = { ...pregnant, diabetes: 'gestational' as const };
    expect(answer(sugars, withDiabetes)).toMatchObject({ tier: null, asked });
    expect(answer(sugars, withDiabetes, { now: ['cannot_keep_fluids'] })).toMatchObject({ tier: 'URGENT', asked });
  });
});
