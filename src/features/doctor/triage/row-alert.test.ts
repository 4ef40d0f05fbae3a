import { describe, expect, it } from 'vitest';
import type { CareNote } from '@/model/records/care-note.ts';
import type { Reading } from '@/model/records/reading.ts';
import { patientRow } from './patient-row.ts';
import {
  careNote,
  DAY,
  HOUR,
  MINUTE,
  now,
  patient,
  pressure,
  sugar,
  weight,
} from '@/features/doctor/queries/test-patients.ts';

const amina = patient('amina');
const levelOf = (...readings: Reading[]) => patientRow(amina, { readings }, now).level;

describe('one alert acknowledged and another not', () => {
  const severe = pressure('amina', [165, 112], 7 * HOUR, ['chest_pain']);
  const seen = (of: Reading, tier: CareNote['tier'], ago = 0) =>
    careNote('amina', 'seen', { readingId: of.id, tier }, ago);
  const rowOf = (notes: CareNote[], ...readings: Reading[]) => patientRow(amina, { readings, notes }, now);
  const seenSevere = seen(severe, 'EMERGENCY', 6 * HOUR);

  it('shows the milder unacknowledged one: a very low sugar', () => {
    expect(rowOf([seenSevere], sugar('amina', 45, MINUTE), severe)).toMatchObject({
      level: 'URGENT',
      alert: { rule: 'G2' },
      seen: null,
    });
  });

  it('shows the milder unacknowledged one: a severe pressure of a new episode', () => {
    const again = pressure('amina', [164, 111], MINUTE);
    expect(rowOf([seenSevere], again, severe)).toMatchObject({
      level: 'URGENT',
      alert: { rule: 'B1', reading: again },
      seen: null,
    });
  });

  it('counts as acknowledged when all were, by the note on the most urgent', () => {
    const low = sugar('amina', 45, 2 * MINUTE);
    expect(rowOf([seen(low, 'URGENT', MINUTE), seenSevere], low, severe)).toMatchObject({
      level: 'seen',
      alert: { reading: severe },
      seen: seenSevere,
    });
  });

  it('keeps its level after its 24 hours, whichever of two severe pressures was acknowledged', () => {
    const [newer, older] = [pressure('amina', [168, 114], 26 * HOUR), pressure('amina', [164, 111], 40 * HOUR)];
    expect(rowOf([seen(newer, 'EMERGENCY', HOUR)], newer, older)).toMatchObject({
      level: 'EMERGENCY',
      isPast: true,
      alert: { reading: older },
    });
    const both = [seen(older, 'EMERGENCY'), seen(newer, 'EMERGENCY', HOUR)];
    expect(rowOf(both, newer, older)).toMatchObject({ level: 'seen', alert: { reading: newer } });
  });

  it('keeps its level for a symptom beside an acknowledged severe pressure, though a lower one followed', () => {
    const old = pressure('amina', [168, 114], 60 * HOUR);
    const pain = pressure('amina', [118, 76], 50 * HOUR, ['chest_pain']);
    expect(rowOf([seen(old, 'EMERGENCY', DAY)], pressure('amina', [118, 76], HOUR), pain, old)).toMatchObject({
      level: 'EMERGENCY',
      isPast: true,
      alert: { rule: 'S10', reading: pain },
    });
  });

  it('is not unchecked for a high pressure once a lower one followed, though a severe one before was acknowledged', () => {
    const old = pressure('amina', [168, 114], 60 * HOUR);
    const high = pressure('amina', [144, 91], 40 * HOUR);
    expect(rowOf([seen(old, 'EMERGENCY', DAY)], pressure('amina', [118, 76], HOUR), high, old).level).toBe('seen');
  });
});

describe('an unacknowledged severe pressure of yesterday', () => {
  const severe = pressure('amina', [165, 112], 26 * HOUR);

  it.each([
    ['a slightly raised pressure', pressure('amina', [136, 80], 0)],
    ['a low sugar', sugar('amina', 69, 0)],
  ])("keeps its level, whatever today's advice is: %s", (_, mild) => {
    expect(levelOf(mild)).toBe('SELF_CARE');
    expect(patientRow(amina, { readings: [mild, severe] }, now)).toMatchObject({
      level: 'EMERGENCY',
      isPast: true,
      alert: { tier: 'EMERGENCY', reading: severe },
      seen: null,
    });
  });

  it.each([
    ['a high pressure', pressure('amina', [142, 90], 2 * HOUR), 'B2.no-repeat'],
    ['a very low sugar', sugar('amina', 45, 0), 'G2'],
  ])('keeps its level beside a call of today, which is named first: %s', (_, today, rule) => {
    expect(patientRow(amina, { readings: [today, severe] }, now)).toMatchObject({
      level: 'EMERGENCY',
      waitsSince: now - 26 * HOUR,
      alert: { rule, reading: today },
      past: { reading: severe },
    });
  });

  it('is shown again when the call of today was acknowledged', () => {
    const low = sugar('amina', 45, 0);
    const notes = [careNote('amina', 'seen', { readingId: low.id, tier: 'URGENT' }, 0)];
    expect(patientRow(amina, { readings: [low, severe], notes }, now)).toMatchObject({
      level: 'EMERGENCY',
      alert: { reading: severe },
    });
  });

  it("leaves today's advice in place when it was acknowledged itself", () => {
    const notes = [careNote('amina', 'seen', { readingId: severe.id, tier: 'EMERGENCY' }, HOUR)];
    const mild = pressure('amina', [136, 80], 0);
    expect(patientRow(amina, { readings: [mild, severe], notes }, now)).toMatchObject({
      level: 'SELF_CARE',
      alert: { rule: 'B3' },
    });
  });

  it("is not searched for among today's readings: a first high one is to be measured again", () => {
    expect(levelOf(pressure('amina', [142, 88], MINUTE))).toBe('SELF_CARE');
  });
});

describe('an unacknowledged alert of another kind after its 24 hours', () => {
  const before = weight('amina', 70, 6 * DAY);

  it.each([
    ['a very low sugar', [sugar('amina', 45, 26 * HOUR)], 'G2', 'URGENT'],
    ['a high sugar', [sugar('amina', 210, 60 * HOUR)], 'G7', 'unchecked'],
    ['a very high sugar of a week ago', [sugar('amina', 260, 7 * DAY)], 'G8', 'URGENT'],
    [
      'a very low sugar though a usual one followed',
      [sugar('amina', 100, HOUR), sugar('amina', 45, 26 * HOUR)],
      'G2',
      'URGENT',
    ],
    ['a fast gain', [weight('amina', 72.4, 26 * HOUR), before], 'W2', 'unchecked'],
    [
      'a fast gain, with a pressure of today',
      [pressure('amina', [118, 76], 0), weight('amina', 72.4, 2 * DAY), before],
      'W2',
      'unchecked',
    ],
    [
      'a gain, and the high pressure measured because of it',
      [
        pressure('amina', [118, 76], 0),
        pressure('amina', [142, 91], 26 * HOUR),
        weight('amina', 71.2, 27 * HOUR),
        weight('amina', 70, 5 * DAY),
      ],
      'W1.raised',
      'URGENT',
    ],
    ['a loss', [weight('weighed', 60, 26 * HOUR)], 'W3', 'unchecked'],
  ] as const)('is not forgotten: %s', (_, readings, rule, level) => {
    const weighed = { ...amina, prePregnancyWeightKg: 64 };
    expect(patientRow(rule === 'W3' ? weighed : amina, { readings }, now)).toMatchObject({
      level,
      isPast: true,
      alert: { rule },
    });
  });

  it.each([
    ['a high sugar once a usual one followed', [sugar('amina', 100, HOUR), sugar('amina', 210, 26 * HOUR)]],
    ['a sugar that could be managed at home', [sugar('amina', 65, 26 * HOUR)]],
    [
      'a very low sugar of four days ago once a usual one followed',
      [sugar('amina', 100, HOUR), sugar('amina', 45, 4 * DAY)],
    ],
    [
      'a fast gain once a lower weight followed',
      [weight('amina', 71.9, HOUR), weight('amina', 72.4, 26 * HOUR), before],
    ],
  ])('ends without an acknowledgement: %s', (_, readings) => {
    expect(patientRow(amina, { readings }, now).isPast).toBe(false);
  });

  it('is not forgotten with a symptom answered on its card', () => {
    const lost = [weight('amina', 69.8, 26 * HOUR), before];
    expect(levelOf(...lost)).toBe('steady');
    const notes = [careNote('amina', 'symptoms', { readingId: lost[0]!.id, symptoms: ['cannot_keep_fluids'] }, DAY)];
    expect(patientRow(amina, { readings: lost, notes }, now)).toMatchObject({
      level: 'URGENT',
      isPast: true,
      alert: { rule: 'W3.fluids' },
    });
  });

  it('is acknowledged once a doctor saved a note', () => {
    const low = sugar('amina', 45, 26 * HOUR);
    const notes = [careNote('amina', 'seen', { readingId: low.id, tier: 'URGENT' }, HOUR)];
    expect(patientRow(amina, { readings: [low], notes }, now)).toMatchObject({
      level: 'seen',
      alert: { reading: low },
    });
  });
});

describe('a weight that asked for a further measurement', () => {
  const gained = weight('amina', 71.2, HOUR);
  const before = weight('amina', 70, 5 * DAY);

  it('needs a call when a symptom was answered on its card', () => {
    const notes = [careNote('amina', 'symptoms', { readingId: gained.id, symptoms: ['headache'] }, MINUTE)];
    expect(patientRow(amina, { readings: [gained, before], notes }, now)).toMatchObject({
      level: 'URGENT',
      alert: { rule: 'W1.raised', reading: gained, symptoms: ['headache'] },
    });
  });

  it('needs a call when the pressure that it asked for is high', () => {
    expect(patientRow(amina, { readings: [pressure('amina', [142, 91], MINUTE), gained, before] }, now)).toMatchObject({
      level: 'URGENT',
      alert: { rule: 'W1.raised', reading: gained },
    });
  });
});
