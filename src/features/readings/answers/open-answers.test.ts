import { describe, expect, it } from 'vitest';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import type { BloodPressureReading, BloodSugarReading, Reading } from '@/model/records/reading.ts';
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

function sugar(level: number, minutes: number): BloodSugarReading {
  const recordedAt = minutesAgo(minutes);
  const stored = { id: `${level}`, userId: 'u', recordedAt, recordedDesc: descendingKey(recordedAt) };
  return { ...stored, kind: 'bloodSugar', level, unit: 'mg/dL', measurementType: 'random' };
}

interface Given {
  /** How urgent each card was that she closed. */
  acknowledged?: Record<string, Tier>;
  symptoms?: Record<string, string[]>;
}

const cards = (readings: Reading[], { acknowledged = {}, symptoms = {} }: Given = {}) =>
  openAnswers({
    readings,
    profile: null,
    now: toInstant(now),
    symptomsOf: (id) => symptoms[id] ?? [],
    acknowledgedTier: (id) => acknowledged[id] ?? null,
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
    expect(cards(readings, { acknowledged: { '170/112': 'URGENT' } })).toMatchObject([{ tier: 'TODAY', of: '120/80' }]);
  });

  it('an acknowledged card stays closed, and a new severe reading opens one again', () => {
    expect(cards([pressure(164, 112, 5)], { acknowledged: { '164/112': 'URGENT' } })).toEqual([]);
    const again = [pressure(166, 113, 1), pressure(164, 112, 20)];
    expect(cards(again, { acknowledged: { '164/112': 'URGENT' } })).toMatchObject([
      { tier: 'EMERGENCY', of: '166/113' },
    ]);
  });

  it('never shows a card older than 24 hours', () => {
    expect(cards([pressure(164, 112, 24 * 60 + 1)])).toEqual([]);
    expect(cards([pressure(164, 112, 24 * 60)])).toHaveLength(1);
  });

  it('puts the most urgent of all kinds first', () => {
    expect(cards([sugar(60, 2), pressure(164, 112, 3)]).map(({ of }) => of)).toEqual(['164/112', '60']);
  });

  it('a card that becomes more urgent after it was closed opens again', () => {
    const readings = (minutes: number) => [pressure(145, 92, minutes)];
    expect(cards(readings(1))).toMatchObject([{ tier: 'SELF_CARE' }]);
    expect(cards(readings(59), { acknowledged: { '145/92': 'SELF_CARE' } })).toEqual([]);
    expect(cards(readings(61), { acknowledged: { '145/92': 'SELF_CARE' } })).toMatchObject([{ tier: 'TODAY' }]);
    expect(cards(readings(61), { acknowledged: { '145/92': 'TODAY' } })).toEqual([]);
    const severe = [pressure(165, 112, 16)];
    expect(cards(severe, { acknowledged: { '165/112': 'URGENT' } })).toMatchObject([{ tier: 'EMERGENCY' }]);
    expect(cards(severe, { acknowledged: { '165/112': 'EMERGENCY' } })).toEqual([]);
    const told = { acknowledged: { '170/112': 'URGENT' as const }, symptoms: { '170/112': ['chest_pain'] } };
    expect(cards([pressure(170, 112, 5)], told)).toMatchObject([{ tier: 'EMERGENCY' }]);
  });

  it('closing a milder card closes none that has to be acknowledged', () => {
    const lowered = [pressure(120, 80, 1), pressure(170, 112, 12)];
    expect(cards(lowered, { acknowledged: { '120/80': 'TODAY' } })).toMatchObject([{ tier: 'URGENT', of: '170/112' }]);
    const later = [pressure(136, 80, 1), pressure(165, 112, 91)];
    const given = { symptoms: { '165/112': ['chest_pain'] }, acknowledged: { '136/80': 'SELF_CARE' as const } };
    expect(cards(later, given)).toMatchObject([{ tier: 'EMERGENCY', of: '165/112' }]);
    const entered = [pressure(138, 82, 1), pressure(170, 115, 120)];
    const closed = { symptoms: { '170/115': ['headache'] }, acknowledged: { '138/82': 'SELF_CARE' as const } };
    expect(cards(entered, closed)).toMatchObject([{ tier: 'EMERGENCY', of: '170/115' }]);
  });

  it('an emergency that was not acknowledged stays above less urgent cards', () => {
    const lows = [sugar(50, 1), sugar(45, 16)];
    expect(cards(lows, { symptoms: { 45: ['confused'] } })).toMatchObject([
      { tier: 'EMERGENCY', of: '45' },
      { tier: 'URGENT', of: '50' },
    ]);
    const highs = [pressure(152, 101, 1), pressure(165, 112, 121)];
    expect(cards(highs, { symptoms: { '165/112': ['chest_pain'], '152/101': ['headache'] } })).toMatchObject([
      { tier: 'EMERGENCY', of: '165/112' },
      { tier: 'URGENT', of: '152/101' },
    ]);
    expect(cards([pressure(120, 80, 1), pressure(165, 112, 70)])).toMatchObject([{ tier: 'EMERGENCY', of: '165/112' }]);
  });

  it.each([
    ['two high readings', [pressure(128, 80, 1), pressure(146, 93, 88), pressure(145, 92, 100)], '146/93'],
    ['one that was not repeated', [pressure(128, 80, 1), pressure(145, 92, 70)], '145/92'],
    ['one that is entered later', [pressure(118, 76, 30), pressure(145, 92, 120)], '145/92'],
    ['a high sugar', [sugar(110, 1), sugar(210, 61)], '210'],
  ])('a usual number of another hour does not close a TODAY card: %s', (_, readings, of) => {
    expect(cards(readings)).toMatchObject([{ tier: 'TODAY', of }]);
    expect(cards(readings, { acknowledged: { [of]: 'TODAY' } })).toEqual([]);
  });

  it('closing a TODAY card closes the earlier TODAY cards, and a self-care card ends with a newer reading', () => {
    const twice = [sugar(205, 1), sugar(210, 120)];
    expect(cards(twice)).toMatchObject([{ tier: 'TODAY', of: '205' }]);
    expect(cards(twice, { acknowledged: { 205: 'TODAY' } })).toEqual([]);
    expect(cards([pressure(118, 76, 1), pressure(136, 80, 120)])).toEqual([]);
  });

  it('a pressure raised on three days in a row opens a TODAY card with the newest reading (clinical rules 1.6, T1)', () => {
    const days = [0, 1, 2].map((ago) => ({ ...pressure(138, 88, 1 + ago * 1440), id: `day ${ago}` }));
    expect(cards(days)).toMatchObject([{ tier: 'TODAY', of: 'day 0' }]);
    expect(cards(days.slice(0, 2))).toMatchObject([{ tier: 'SELF_CARE', of: 'day 0' }]);
  });
});
