import { describe, expect, it } from 'vitest';
import { descendingKey, toInstant } from '@/model/instant.ts';
import type { BloodPressureReading, Reading } from '@/model/reading.ts';
import { openAnswers } from './open-answers.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const minutesAgo = (minutes: number) => toInstant(now - minutes * 60_000);

function pressure(systolic: number, diastolic: number, minutes: number): BloodPressureReading {
  const recordedAt = minutesAgo(minutes);
  const id = `${systolic}/${diastolic}`;
  return {
    id,
    userId: 'u',
    kind: 'bloodPressure',
    systolic,
    diastolic,
    recordedAt,
    recordedDesc: descendingKey(recordedAt),
  };
}

interface Given {
  acknowledged?: string[];
  symptoms?: Record<string, string[]>;
}

const cards = (readings: Reading[], { acknowledged = [], symptoms = {} }: Given = {}) =>
  openAnswers({
    readings,
    profile: null,
    now: toInstant(now),
    symptomsOf: (id) => symptoms[id] ?? [],
    isAcknowledged: (id) => acknowledged.includes(id),
  }).map(({ tier, reading, repeat }) => ({ tier, of: reading.id, asksAgain: repeat !== null }));

describe('the cards that stand open', () => {
  it('a usual reading opens none', () => expect(cards([pressure(118, 76, 1)])).toEqual([]));

  it('a severe reading opens an urgent card with a timer', () => {
    expect(cards([pressure(164, 112, 1)])).toEqual([{ tier: 'URGENT', of: '164/112', asksAgain: true }]);
  });

  it('without a second reading for 15 minutes it becomes an emergency by itself', () => {
    expect(cards([pressure(164, 112, 15)])).toMatchObject([{ tier: 'EMERGENCY', of: '164/112' }]);
  });

  it('a symptom tapped on the card raises it at once', () => {
    expect(cards([pressure(164, 112, 1)], { symptoms: { '164/112': ['chest_pain'] } })).toMatchObject([
      { tier: 'EMERGENCY' },
    ]);
  });

  it('a second severe reading replaces the first card by one emergency', () => {
    expect(cards([pressure(168, 114, 1), pressure(164, 112, 12)])).toMatchObject([
      { tier: 'EMERGENCY', of: '168/114' },
    ]);
  });

  it('a lower second reading does not close the severe card; it stands first until it is acknowledged', () => {
    const readings = [pressure(120, 80, 1), pressure(170, 112, 12)];
    expect(cards(readings)).toMatchObject([
      { tier: 'URGENT', of: '170/112', asksAgain: false },
      { tier: 'TODAY', of: '120/80' },
    ]);
    expect(cards(readings, { acknowledged: ['170/112'] })).toMatchObject([{ tier: 'TODAY', of: '120/80' }]);
  });

  it('an acknowledged card stays closed, and a new severe reading opens one again', () => {
    expect(cards([pressure(164, 112, 5)], { acknowledged: ['164/112'] })).toEqual([]);
    const again = [pressure(166, 113, 1), pressure(164, 112, 20)];
    expect(cards(again, { acknowledged: ['164/112'] })).toMatchObject([{ tier: 'EMERGENCY', of: '166/113' }]);
  });

  it('never shows a card older than 24 hours', () => {
    expect(cards([pressure(164, 112, 24 * 60 + 1)])).toEqual([]);
    expect(cards([pressure(164, 112, 24 * 60)])).toHaveLength(1);
  });

  it('puts the most urgent of all kinds first', () => {
    const recordedAt = minutesAgo(2);
    const stored = { userId: 'u', recordedAt, recordedDesc: descendingKey(recordedAt) };
    const low: Reading = {
      ...stored,
      id: 'low',
      kind: 'bloodSugar',
      level: 60,
      unit: 'mg/dL',
      measurementType: 'random',
    };
    expect(cards([low, pressure(164, 112, 3)]).map(({ of }) => of)).toEqual(['164/112', 'low']);
  });
});
