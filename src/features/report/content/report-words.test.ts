import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { Reading, WeightReading } from '@/model/records/reading.ts';
import { reportSections } from './report-source.ts';
import { reportWords } from './report-words.ts';
import { contentOf, DAY, madeAt } from './test-report.ts';

const intl = createIntl({ locale: 'en-GB', messages: en });
const wordsOf = (...given: Parameters<typeof contentOf>) => reportWords(intl, contentOf(...given));
const part = (title: string, ...given: Parameters<typeof contentOf>) => {
  const found = wordsOf(...given).parts.find((each) => each.title === title);
  if (!found) throw new Error(`no part ${title}`);
  return found;
};

describe('the report for a visit', () => {
  it('begins with her name and the origin of her weeks', () => {
    const { title, facts } = wordsOf();
    expect(title).toBe('Amina Odhiambo');
    expect(facts).toEqual([
      '29 years · 28+4 weeks, due 9 Feb 2027 (by last period) · blood group O-',
      'Conditions: gestational diabetes; Asthma',
      'Allergies: Penicillin',
      'Phone: +254 700 555 018',
    ]);
  });

  it('says the approximate week when she entered no days', () => {
    const entered = {
      datingMethod: 'WEEKS_ENTERED',
      weeksPregnant: 28,
      weeksPregnantRecordedOn: '2026-11-18',
    } as const;
    const first = (changes: object) => wordsOf({}, { person: { ...contentOf().source.person, ...changes } }).facts[0];
    expect(first(entered)).toContain('· about week 28, due about 10 Feb 2027 (weeks she entered) ·');
    expect(first({ ...entered, daysPregnant: 2 })).toContain('· 28+5 weeks, due 8 Feb 2027 (weeks she entered) ·');
  });

  it('counts no weeks from 43 on, while no birth is recorded', () => {
    const first = (estimatedLmp: string) =>
      wordsOf({}, { person: { ...contentOf().source.person, estimatedLmp } }).facts[0];
    expect(first('2026-01-25')).toContain('· 42+6 weeks, due 1 Nov 2026 (by last period) ·');
    expect(first('2026-01-24')).toContain(
      '· over 43 weeks by date, due 31 Oct 2026; nobody has said yet that the baby is born ·',
    );
  });

  it('never estimates more weeks than a pregnancy has', () => {
    const guessed = { estimatedLmp: null, datingMethod: null, weeksPregnant: 20 };
    const first = (createdAt: string) =>
      wordsOf({}, { person: { ...contentOf().source.person, ...guessed, createdAt } as never }).facts[0];
    expect(first('2026-11-14T12:00:00.000+00:00')).toContain('about week 21');
    expect(first('2025-11-14T12:00:00.000+00:00')).toContain(en['report.weeksUnknown']);
  });

  it('gives the means of both halves of the day, the highest, and every reading of the chosen days', () => {
    const { lines, entries } = part('Blood pressure (mmHg)');
    expect(lines[0]).toBe('Mean before noon 143/95 (2 readings). Mean after noon 122/80 (1 reading).');
    expect(lines[1]).toBe('Highest 168/114 on 21 Nov. Of 3 readings 1 high or severe, 1 severe (≥ 160 or ≥ 110).');
    expect(entries).toEqual(['21 Nov: 168/114 ▲', '20 Nov: 118/76, 122/80']);
    expect(part('Blood pressure (mmHg)', { days: 90 }).entries).toContain('12 Oct: 150/95 ▲');
  });

  it('never mixes the units of sugars and counts what is in target', () => {
    expect(part('Blood sugar').table?.rows).toEqual([
      ['Fasting', '1', '97 mg/dL', '97–97', '0 of 1 from 70 to below 95'],
      ['1 hour after a meal', '1', '5.1 mmol/L', '5.1–5.1', '1 of 1 from 3.9 to below 7.8'],
      ['Any other time', '1', '–', 'LO–LO', '–'],
      ['Any other time', '1', '20 unit not given', '20–20', '–'],
    ]);
  });

  it('names the highest pressure by the rules, by either of its numbers', () => {
    const [top] = contentOf().readings.filter(({ kind }) => kind === 'bloodPressure');
    const pressures = (...pairs: [number, number][]) =>
      pairs.map(([systolic, diastolic]) => ({ ...top, systolic, diastolic }) as Reading);
    const highest = (readings: Reading[]) => part('Blood pressure (mmHg)', {}, { readings }).lines[1];
    expect(highest(pressures([142, 80], [138, 112]))).toContain('Highest 138/112 on 21 Nov.');
    expect(highest(pressures([142, 80], [158, 84], [146, 96]))).toContain('Highest 158/84 on 21 Nov.');
  });

  it('leaves LO, HI and zero out of the mean, but shows and counts them', () => {
    const [any] = contentOf().readings.filter(({ kind }) => kind === 'bloodSugar');
    const sugar = (level: number, meter?: 'LO' | 'HI') =>
      ({ ...any, level, unit: 'mg/dL', measurementType: 'post_1h', meter }) as Reading;
    const rows = (readings: Reading[], changes = {}) => {
      const person = { ...contentOf().source.person, ...changes };
      return part('Blood sugar', {}, { readings, person }).table?.rows[0]?.slice(1);
    };
    const all = [sugar(0, 'LO'), sugar(0), sugar(60), sugar(100), sugar(120), sugar(600, 'HI')];
    expect(rows(all)).toEqual(['6', '93 mg/dL', 'LO–HI', '2 of 6 from 70 to below 140']);
    expect(rows(all, { glucoseLowering: true })?.[3]).toBe('1 of 6 from 110 to below 140');
    expect(rows([sugar(600, 'HI')])).toEqual(['1', '–', 'HI–HI', '0 of 1 from 70 to below 140']);
  });

  it('counts the usual range from the first weight of the pregnancy, which lies before the days of the report', () => {
    const person = { ...contentOf().source.person, estimatedLmp: '2026-06-06', heightCm: 165 };
    const weight = (kg: number, daysAgo: number): WeightReading => {
      const recordedAt = toInstant(madeAt - daysAgo * DAY);
      return {
        id: `w${daysAgo}`,
        userId: 'amina',
        kind: 'weight',
        weight: kg,
        unit: 'kg',
        recordedAt,
        recordedDesc: 0,
      };
    };
    // 24 weeks today: 70 kg at 6 weeks, 65.5 at 12, 69 now.
    const [first, second, newest] = [weight(70, 126), weight(65.5, 84), weight(69, 0)];
    const lines = (earlyWeights: WeightReading[]) =>
      part('Weight', {}, { person, readings: [newest, second], earlyWeights }).lines;
    expect(lines([second, first])).toContain('Usual range by now: 73.2 to 75.9 kg (IOM 2009).');
    expect(lines([]).join(' ')).not.toContain('Usual range');
  });

  it('has the symptoms that were noted and those answered on the card', () => {
    expect(part('Symptoms noted with readings').lines[0]).toMatch(
      /^21 Nov 10:00, 168\/114 mmHg: Severe or persistent headache, .*vision/i,
    );
  });

  it('has signs noted with a sugar, and what she answered on the card of a weight, in the words of her language', () => {
    const at = { id: 'r', userId: 'amina', recordedAt: toInstant(madeAt), recordedDesc: 0 };
    const lineOf = (reading: Reading) => {
      const answer = { id: 'n', userId: 'amina', senderId: 'amina', entry: 'symptoms', readingId: 'r' } as const;
      const notes = [{ ...answer, symptoms: ['headache'], recordedAt: at.recordedAt, recordedDesc: 0 }];
      return part('Symptoms noted with readings', {}, { readings: [reading], notes }).lines[0];
    };
    const symptoms = 'confused, cannot_keep_fluids';
    expect(
      lineOf({ kind: 'bloodSugar', level: 45, unit: 'mg/dL', measurementType: 'fasting', symptoms, ...at }),
    ).toMatch(/^21 Nov 12:00, 45 mg\/dL: Confused, Cannot keep fluids down, Severe .*headache/);
    expect(lineOf({ kind: 'weight', weight: 71, unit: 'kg', ...at })).toMatch(
      /^21 Nov 12:00, 71.0 kg: Severe .*headache/,
    );
  });

  it('includes a reading that is dated in the future by another clock', () => {
    const recordedAt = toInstant(madeAt + 2 * DAY);
    const ahead = { id: 'r', userId: 'amina', recordedAt, recordedDesc: 0, systolic: 172, diastolic: 114 };
    expect(part('Blood pressure (mmHg)', {}, { readings: [{ kind: 'bloodPressure', ...ahead }] }).entries).toEqual([
      '23 Nov: 172/114 ▲',
    ]);
  });

  it('counts no sugars in target while the notes, where her doctor sets targets, were not loaded', () => {
    const targets = (missing: ['notes'] | []) =>
      part('Blood sugar', {}, { missing }).table?.rows.map((row) => row.at(-1));
    expect(targets([])?.[0]).toMatch(/^0 of 1 /);
    expect(new Set(targets(['notes']))).toEqual(new Set(['–']));
  });

  it('counts doses that were due and leaves nothing out of a lab result', () => {
    expect(part('Medicines, and doses taken').lines).toEqual([
      'Labetalol 100 mg, twice a day: 1 of 6 taken in the last 30 days',
    ]);
    expect(part('Lab results').table?.rows[0]).toEqual([
      'Haemoglobin',
      '10.1 g/dL',
      '11.0 - 15.0',
      'low',
      'Blood count, 12 Nov 2026',
    ]);
    expect(part('Questions for the visit').lines).toEqual(['May I travel?']);
  });

  it('includes only the chosen parts, and her notes only when she chooses them', () => {
    expect(wordsOf({ sections: ['weight'] }).parts.map(({ title }) => title)).toEqual(['Weight']);
    expect(JSON.stringify(wordsOf())).not.toContain('after the stairs');
    expect(JSON.stringify(wordsOf({ sections: reportSections }))).toContain('after the stairs');
  });

  it('names what could not be loaded instead of calling it empty', () => {
    const words = wordsOf({}, { missing: ['labs'] });
    expect(words.origin).toContain('Not loaded, and therefore not in this report: Lab results.');
    expect(words.parts.map(({ title }) => title)).not.toContain('Lab results');
  });

  it('names a part of which the older of the chosen days are not known', () => {
    const cutAt = { sugar: '2026-11-10' };
    expect(wordsOf({ days: 30 }, { cutAt }).origin).toContain('not in this report: Blood sugar.');
    expect(wordsOf({ days: 30 }, { cutAt }).parts.map(({ title }) => title)).not.toContain('Blood sugar');
    expect(wordsOf({ days: 11 }, { cutAt }).parts.map(({ title }) => title)).toContain('Blood sugar');
  });

  it('says over how many days doses are counted, which are never more than their schedules are known for', () => {
    expect(part('Medicines, and doses taken', { days: 90 }).lines[0]).toContain('taken in the last 30 days');
    expect(part('Medicines, and doses taken', { days: 14 }).lines[0]).toContain('taken in the last 14 days');
  });

  it('says nothing of weeks after a loss', () => {
    const person = { ...contentOf().source.person, pregnancyStatus: 'ended' as const };
    expect(wordsOf({}, { person }).facts[0]).toBe('29 years · pregnancy ended · blood group O-');
  });
});
