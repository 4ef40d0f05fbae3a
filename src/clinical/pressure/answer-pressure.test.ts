import { bloodPressure } from '@/model/records/blood-pressure.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { describe, expect, it } from 'vitest';
import { answerPressure, type PressureAnswer } from './answer-pressure.ts';
import { pressureDoubts } from './pressure-category.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';

const at30Weeks: Stage = { kind: 'pregnant', weeks: 30, days: 0, totalDays: 210 };
const NOW = Date.parse('2026-06-15T12:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00');
const minutesAgo = (minutes: number) => iso(NOW - minutes * 60_000);
const HOUR = 60;
const DAY = 24 * HOUR;

/** `165/108 -16 headache`: pressure, minutes from now, symptoms. */
function read(text: string) {
  const [pressure = '', minutes = '0', ...symptoms] = text.split(' ');
  const [systolic = 0, diastolic = 0] = pressure.split('/').map(Number);
  return { systolic, diastolic, recordedAt: minutesAgo(-Number(minutes)), symptoms };
}
/** The answer to the first reading, given the others. */
function answer(texts: readonly string[], stage = at30Weeks): PressureAnswer {
  const [reading, ...earlier] = texts.map(read);
  if (!reading) throw new Error('no reading');
  return answerPressure({ reading, earlier, stage, now: iso(NOW) });
}

describe('the reading whose values are shown', () => {
  it.each([
    ['the highest of an hour', ['120/80', '170/112 -12'], '170/112'],
    ['the newest of the very low ones', ['118/76', '76/50 -10', '75/50 -20'], '76/50'],
    ['the low one that came with a symptom', ['120/80', '85/55 -30 faint'], '85/55'],
  ])('is %s', (_, readings, numbers) => {
    const { systolic, diastolic } = answer(readings).decidedBy;
    expect(`${systolic}/${diastolic}`).toBe(numbers);
  });

  it('is the one at the level that her doctor set', () => {
    const [reading, earlier] = ['118/76', '126/70 -30'].map(read);
    const own = { systolicFrom: 125, diastolicFrom: null };
    const asked = { reading: reading!, earlier: [earlier!], stage: at30Weeks, own, now: iso(NOW) };
    expect(answerPressure(asked)).toMatchObject({ tier: 'TODAY', decidedBy: { systolic: 126 } });
  });
});

describe('the vectors of clinical rules 1.9', () => {
  it.each([
    [['118/76'], null, 'B6'],
    [['136/80'], 'SELF_CARE', 'B3'],
    [['140/70'], 'SELF_CARE', 'B2'],
    [['139/90'], 'SELF_CARE', 'B2'],
    [['142/88', '144/91 -12'], 'TODAY', 'B2.repeat-high'],
    [['141/85', '143/86 -300'], 'TODAY', 'B2.persistent'],
    [['152/101', '151/100 -15'], 'URGENT', 'B2.repeat-150'],
    [['145/92 0 headache'], 'URGENT', 'B2.symptom'],
    [['160/80'], 'URGENT', 'B1'],
    [['150/110'], 'URGENT', 'B1'],
    [['162/104', '165/108 -16'], 'EMERGENCY', 'B1.repeat-severe'],
    [['150/95', '165/108 -10'], 'URGENT', 'B1.repeat-high'],
    [['120/80', '170/112 -10'], 'TODAY', 'B1.repeat-lower'],
    [['165/100 0 vision'], 'EMERGENCY', 'B1.symptom'],
    [['88/55'], 'SELF_CARE', 'B5'],
    [['88/55 0 bleeding'], 'URGENT', 'B5.symptom'],
  ] as const)('%j is %s by %s', (readings, tier, rule) => {
    expect(answer(readings)).toMatchObject({ tier, rule, suppressed: false });
  });

  it('asks to repeat 140/70 and 139/90', () => {
    for (const reading of ['140/70', '139/90'])
      expect(answer([reading])).toMatchObject({
        repeat: { from: 10, until: 15, since: iso(NOW) },
        askSymptoms: true,
        headingId: 'clinical.bp.measureAgain',
        textId: 'clinical.bp.high',
      });
  });

  it('shows the severe card of 160/80 at once, with a timer of 15 minutes that opens at 5', () => {
    expect(answer(['160/80'])).toMatchObject({
      category: 'severe',
      textId: 'clinical.bp.severe',
      headingId: 'clinical.tier.urgent',
      repeat: { from: 5, until: 15, since: iso(NOW) },
      changesAt: iso(NOW + 15 * 60_000),
      askSymptoms: true,
    });
  });

  it('rechecks after severe then lower at 1 h and 4 h', () => {
    expect(answer(['120/80', '170/112 -10'])).toMatchObject({ rechecks: [1, 4], repeat: null });
  });

  it('offers to swap 80/120, refuses 301/100, and confirms 205/118 before its severe card', () => {
    const recordedAt = '2026-06-15T12:00:00.000+00:00';
    expect(pressureDoubts({ systolic: 80, diastolic: 120 })).toBe('swapped');
    const refused = validateRecord(bloodPressure, { userId: 'u1', systolic: 301, diastolic: 100, recordedAt });
    expect(refused.map(({ code }) => code)).toEqual(['above']);
    expect(pressureDoubts({ systolic: 205, diastolic: 118 })).toBe('confirm');
    expect(answer(['205/118'])).toMatchObject({ tier: 'URGENT', rule: 'B1' });
  });
});

describe('a severe reading', () => {
  it.each([
    [14.999, 'URGENT', 'B1'],
    [15, 'EMERGENCY', 'B1.no-repeat'],
    [59.999, 'EMERGENCY', 'B1.no-repeat'],
    [24 * HOUR, 'EMERGENCY', 'B1.no-repeat'],
  ] as const)('without a second one after %d minutes is %s', (minutes, tier, rule) => {
    expect(answer([`165/100 -${minutes}`])).toMatchObject({ tier, rule });
  });

  it.each([0, 1, 4, 5, 14, 15, 30, 60])(
    'followed by another severe one after %i minutes is an emergency',
    (minutes) => {
      expect(answer(['162/104', `165/108 -${minutes}`]).rule).toBe('B1.repeat-severe');
    },
  );

  it('is cleared by a lower one from the fifth minute on, not earlier', () => {
    expect(answer(['120/80', '170/112 -4.999'])).toMatchObject({ tier: 'URGENT', rule: 'B1' });
    expect(answer(['120/80', '170/112 -5'])).toMatchObject({ tier: 'TODAY', rule: 'B1.repeat-lower' });
    expect(answer(['120/80', '170/112 -4.999']).repeat).not.toBeNull();
  });

  it('becomes an emergency at minute 15 when the only later reading came too early', () => {
    expect(answer(['120/80 -11', '170/112 -15']).rule).toBe('B1.no-repeat');
  });

  it('is cleared by a late but lower reading within the hour: exactly 60 minutes still pair', () => {
    expect(answer(['120/80', '170/112 -60'])).toMatchObject({ tier: 'TODAY', category: 'severe' });
    expect(answer(['120/80', '170/112 -60.001'])).toMatchObject({ tier: null, category: 'expected' });
  });

  it('followed by a high one is urgent, even if that came before the fifth minute', () => {
    expect(answer(['150/95', '165/108 -5']).rule).toBe('B1.repeat-high');
    expect(answer(['150/95', '165/108 -3']).tier).toBe('URGENT');
  });

  it('stays urgent when a third reading is lower than the high second one', () => {
    expect(answer(['120/80', '150/95 -8', '165/108 -20'])).toMatchObject({ tier: 'URGENT', rule: 'B1.repeat-high' });
  });

  it('is an emergency when a third reading is severe again after a lower one', () => {
    expect(answer(['165/100', '120/80 -10', '170/112 -20']).rule).toBe('B1.repeat-severe');
  });

  it('after a high one starts the severe branch', () => {
    expect(answer(['165/100', '145/92 -12'])).toMatchObject({ tier: 'URGENT', repeat: { from: 5, until: 15 } });
    expect(answer(['165/100 -15', '145/92 -27']).rule).toBe('B1.no-repeat');
  });

  it.each([
    ['165/100 0 headache', null],
    ['162/104', '165/108 -16'],
  ])('asks for no repeat once it is an emergency: %s %s', (first, second) => {
    expect(answer([first, ...(second ? [second] : [])])).toMatchObject({ tier: 'EMERGENCY', repeat: null });
  });

  it('is never averaged away by any number of lower readings in its episode', () => {
    const lower = [5, 10, 15, 20, 25].map((minute) => `110/70 -${30 - minute}`);
    const found = answer([...lower.toReversed(), '161/90 -30']);
    expect(found).toMatchObject({ category: 'severe', tier: 'TODAY' });
    expect(found.decidedBy).toMatchObject({ systolic: 161 });
  });

  it('keeps a symptom given with the first reading', () => {
    expect(answer(['120/80', '170/112 -10 headache'])).toMatchObject({ tier: 'EMERGENCY', rule: 'B1.symptom' });
  });

  it('returns when the answer changes by time alone: at 15 and at 60 minutes', () => {
    expect(answer(['165/100 -14']).changesAt).toBe(minutesAgo(-1));
    expect(answer(['165/100 -15']).changesAt).toBe(minutesAgo(-45));
    expect(answer(['165/100 -60']).changesAt).toBeNull();
  });
});

describe('a high reading', () => {
  it.each([
    [0, 'SELF_CARE', 'B2'],
    [59.999, 'SELF_CARE', 'B2'],
    [60, 'TODAY', 'B2.no-repeat'],
  ] as const)('without a second one after %d minutes is %s', (minutes, tier, rule) => {
    expect(answer([`145/92 -${minutes}`])).toMatchObject({ tier, rule });
  });

  it('returns that its answer changes after an hour', () => {
    expect(answer(['145/92 -20']).changesAt).toBe(minutesAgo(-40));
  });

  it.each([
    ['149/99', '149/99', 'B2.repeat-high'],
    ['150/91', '149/99', 'B2.repeat-high'],
    ['150/91', '150/91', 'B2.repeat-150'],
    ['150/91', '145/100', 'B2.repeat-150'],
    ['145/100', '142/100', 'B2.repeat-150'],
  ])('%s after %s: the step at 150 or 100 needs one of the numbers in each reading', (second, first, rule) => {
    expect(answer([second, `${first} -12`]).rule).toBe(rule);
  });

  it('followed by a lower one is logged, with rechecks after 4 hours and on the next day', () => {
    expect(answer(['128/80', '145/92 -12'])).toMatchObject({
      tier: 'SELF_CARE',
      rule: 'B2.repeat-lower',
      rechecks: [4, 24],
      headingId: 'clinical.bp.measureAgain',
      category: 'high',
    });
  });

  it('is cleared by a lower one from the tenth minute on, so that resting counts', () => {
    expect(answer(['128/80', '145/92 -9.999']).rule).toBe('B2');
    expect(answer(['128/80', '145/92 -10']).rule).toBe('B2.repeat-lower');
    expect(answer(['128/80 -51', '145/92 -60']).rule).toBe('B2.no-repeat');
  });

  it('pairs with another high one up to exactly 60 minutes', () => {
    expect(answer(['142/88', '144/91 -60']).rule).toBe('B2.repeat-high');
    expect(answer(['142/88', '144/91 -60.001']).rule).toBe('B2');
  });

  it.each([
    [4 * HOUR - 0.001, 'B2'],
    [4 * HOUR, 'B2.persistent'],
    [7 * DAY, 'B2.persistent'],
    [7 * DAY + 0.001, 'B2'],
  ])('with another one %d minutes before is judged by %s', (minutes, rule) => {
    expect(answer(['141/85', `143/86 -${minutes}`]).rule).toBe(rule);
  });

  it('is persistent even if readings between were lower', () => {
    expect(answer(['141/85', '120/80 -120', '118/76 -200', '143/86 -300'])).toMatchObject({
      tier: 'TODAY',
      textId: 'clinical.bp.persistent',
    });
  });

  it('stays persistent if its own repeat is lower', () => {
    expect(answer(['120/80', '141/85 -12', '143/86 -300']).rule).toBe('B2.persistent');
  });

  it('12 weeks after birth asks about follow-up, one day before it does not', () => {
    const after = (daysSinceBirth: number): Stage => ({ kind: 'postpartum', daysSinceBirth, period: 'early' });
    expect(answer(['142/88', '144/91 -12'], after(84)).rule).toBe('B2.after-12-weeks');
    expect(answer(['142/88', '144/91 -12'], after(83)).rule).toBe('B2.repeat-high');
    expect(answer(['142/88'], after(90)).rule).toBe('B2');
  });
});

describe('low and slightly raised readings', () => {
  it.each([
    ['faint', 'URGENT'],
    ['bleeding', 'URGENT'],
    ['fever', 'URGENT'],
    ['palpitations', 'URGENT'],
    ['breathing', 'URGENT'],
    ['unwell', 'URGENT'],
    ['chest_pain', 'EMERGENCY'],
    ['confusion', 'EMERGENCY'],
    ['collapsed', 'EMERGENCY'],
  ])('88/55 with %s is %s', (symptom, tier) => {
    expect(answer([`88/55 0 ${symptom}`]).tier).toBe(tier);
  });

  it('a very low reading is repeated in 5 minutes, and twice it is urgent', () => {
    expect(answer(['78/50'])).toMatchObject({ rule: 'B4', tier: 'SELF_CARE', repeat: { from: 5, until: 5 } });
    expect(answer(['78/50', '79/45 -5'])).toMatchObject({ rule: 'B4.repeat', tier: 'URGENT', repeat: null });
    expect(answer(['78/50', '79/45 -61']).rule).toBe('B4');
    expect(answer(['95/62', '79/45 -5'])).toMatchObject({ rule: 'B6', tier: null });
  });

  it('136/80 asks for readings today and on 3 days, without a repeat timer', () => {
    expect(answer(['136/80'])).toMatchObject({ textId: 'clinical.bp.watch', repeat: null, askSymptoms: false });
  });

  it('118/76 shows that it does not replace check-ups', () => {
    expect(answer(['118/76'])).toMatchObject({
      textId: 'clinical.bp.expected',
      headingId: 'clinical.bp.label.expected',
    });
  });
});

describe('symptoms', () => {
  const asked = 'headache vision rib_pain vomiting swelling breathing chest_pain confusion unwell movements bleeding';

  it.each(asked.split(' '))('%s makes a high reading urgent at least, and a severe one an emergency', (symptom) => {
    expect(['URGENT', 'EMERGENCY']).toContain(answer([`140/70 0 ${symptom}`]).tier);
    expect(answer([`160/70 0 ${symptom}`])).toMatchObject({ tier: 'EMERGENCY', rule: 'B1.symptom' });
  });

  it.each([
    ['chest_pain', 'EMERGENCY'],
    ['confusion', 'EMERGENCY'],
    ['collapsed', 'EMERGENCY'],
    ['headache', 'URGENT'],
    ['bleeding', 'URGENT'],
    ['vomiting', null],
  ])('%s counts with 118/76 too: a reading in the usual range cancels nothing', (symptom, tier) => {
    expect(answer([`118/76 0 ${symptom}`]).tier).toBe(tier);
  });

  const weeks = (totalDays: number): Stage => ({
    kind: 'pregnant',
    weeks: Math.floor(totalDays / 7),
    days: 0,
    totalDays,
  });
  it.each([
    ['23w6d', weeks(24 * 7 - 1), 'SELF_CARE'],
    ['24w0d', weeks(24 * 7), 'URGENT'],
    ['an unknown week', { kind: 'unknown' } as Stage, 'URGENT'],
    ['after birth', { kind: 'postpartum', daysSinceBirth: 3, period: 'early' } as Stage, 'SELF_CARE'],
  ])('fewer movements at %s with 145/92', (_, stage, tier) => {
    expect(answer(['145/92 0 movements'], stage).tier).toBe(tier);
  });

  it('answered on the card count like those saved with the reading', () => {
    const reading = read('145/92');
    const found = answerPressure({ reading, earlier: [], answers: ['vision'], stage: at30Weeks, now: iso(NOW) });
    expect(found).toMatchObject({ tier: 'URGENT', symptoms: ['vision'] });
  });
});

describe('a reading older than 24 hours', () => {
  it.each(['165/100', '145/92', '136/80', '88/55 -1441 bleeding'])(
    '%s shows no card, only "was this checked?"',
    (text) => {
      const [pressure = '', , ...symptoms] = text.split(' ');
      expect(answer([`${pressure} -1440.001 ${symptoms.join(' ')}`])).toMatchObject({
        tier: null,
        suppressed: true,
        textId: 'clinical.wasChecked',
        repeat: null,
        askSymptoms: false,
      });
    },
  );

  it('still shows one at exactly 24 hours', () => {
    expect(answer(['165/100 -1440'])).toMatchObject({ suppressed: false, tier: 'EMERGENCY' });
  });

  it('in the usual range has nothing to suppress', () => {
    expect(answer(['118/76 -3000'])).toMatchObject({ suppressed: false, tier: null, rule: 'B6' });
  });
});

it('does not depend on the order in which other readings are given', () => {
  const readings = ['120/80 -5', '150/95 -8', '165/108 -20', '143/86 -300'].map(read);
  const [reading] = readings;
  if (!reading) throw new Error('no reading');
  const ask = (earlier: typeof readings) => answerPressure({ reading, earlier, stage: at30Weeks, now: iso(NOW) });
  expect(ask(readings.slice(1).toReversed())).toEqual(ask(readings.slice(1)));
});
