import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { noBandId, type NoBand } from '../../src/clinical/weight/weight-gain.ts';
import { emergencyNumbers, phoneUseId } from '../../src/clinical/care/emergency-number.ts';
import { glucoseTests, referenceId } from '../../src/clinical/glucose/glucose-test.ts';
import { howToMeasurePressure } from '../../src/clinical/pressure/how-to-measure-pressure.ts';
import { clinicalMessageIds, type ClinicalMessageId } from '../../src/clinical/rules/message-ids.ts';
import { pastDueRules } from '../../src/clinical/gestation/past-due.ts';
import { pressureRules } from '../../src/clinical/pressure/hypertension-rules.ts';
import { pressureTrendRules } from '../../src/clinical/pressure/pressure-trend.ts';
import { questionIds, type QuestionId } from '../../src/clinical/care/question-ids.ts';
import type { Rule } from '../../src/clinical/rules/rule.ts';
import { sugarRules } from '../../src/clinical/glucose/sugar-rules.ts';
import { cardLines } from '../../src/clinical/rules/acuity-tier.ts';
import { weightRules } from '../../src/clinical/weight/weight-rules.ts';
import { clinical } from '../../src/i18n/messages/en/clinical.ts';

const texts: Readonly<Record<ClinicalMessageId | QuestionId, string>> = clinical;
const rules: readonly (readonly [string, Rule])[] = [
  pressureRules,
  pressureTrendRules,
  sugarRules,
  weightRules,
  pastDueRules,
].flatMap((table) => Object.entries<Rule>(table));

it('the catalogue has exactly the texts that the rules ask for', () => {
  expect(Object.keys(texts).toSorted()).toEqual([...clinicalMessageIds, ...questionIds].toSorted());
});

it('ids put together from a word have a text', () => {
  const noBands: NoBand[] = ['no_height', 'no_weight', 'ask_care_team'];
  const uses = emergencyNumbers.flatMap(({ also }) => also.flatMap(({ use }) => use ?? []));
  const ids = [
    ...noBands.map(noBandId),
    ...uses.map(phoneUseId),
    ...glucoseTests.map(({ reference }) => referenceId(reference)),
    ...howToMeasurePressure,
  ];
  for (const id of ids) expect(texts[id], id).toBeTruthy();
});

describe.each([...clinicalMessageIds, ...questionIds])('%s', (id) => {
  const text = texts[id];

  it('says no diagnosis, no dose and nothing that reassures', () => {
    const forbidden = [
      /pre-?eclampsia|hypertensi|gestational diabetes|\byou have (diabetes|an? (infection|clot))/i,
      /\byou are fine|\bnormal|\bno need to|\bnothing to worry|\bdo not worry|\bdon.t worry/i,
      /\d\s?(mg|mcg|µg|ml|iu|units?|tablets?|drops?)\b(?!\/)/i,
      /magnesium|aspirin|labetalol|nifedipine|methyldopa|metformin|paracetamol|ibuprofen|\biron\b/i,
      /well done|great|good job|!/i,
      /lose weight|calorie|diet\b/i,
    ];
    for (const words of forbidden) expect(text).not.toMatch(words);
  });

  it('is ICU that names only what a screen can fill in', () => {
    const values = {
      emergencyNumber: '999',
      stage: 'pregnant',
      weeks: 30,
      days: 2,
      systolic: 165,
      diastolic: 108,
      isAtOrAbove: 'true',
      reference: 'WHO',
      threshold: 92,
      unit: 'mg/dL',
    };
    expect(new IntlMessageFormat(text, 'en').format(values)).not.toMatch(/[{}]/);
  });
});

describe('a table of rules', () => {
  const src = fileURLToPath(new URL('../../src/', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(`${src}${path}`, 'utf8') }));
  const tables = files
    .filter(({ path }) => path.startsWith('clinical'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+Rules)\b/gm)].map(([, name = '']) => ({ name, path })),
    );

  it.each(tables)('$name of $path is used outside tests', ({ name, path }) => {
    const asks = new RegExp(`import [^;]*\\b${name}\\b[^;]* from '[^']*/${basename(path)}'`);
    expect(files.filter(({ text }) => asks.test(text)).map((file) => file.path)).not.toEqual([]);
  });
});

describe('a rule', () => {
  it.each(rules)('%s names its source and either a tier or a note, or is the usual range', (id, rule) => {
    expect(rule.source.length).toBeGreaterThan(5);
    expect(rule.tier !== null || rule.note !== undefined || id === 'B6').toBe(true);
  });

  it.each(rules.filter(([, { tier }]) => tier === 'EMERGENCY'))(
    '%s, an emergency, says which number to call',
    (_, rule) => {
      expect(texts[rule.textId]).toContain('Call {emergencyNumber} now');
    },
  );

  // G-LOW first says what to eat now. Its heading is "Call your maternity unit now".
  const urgent = rules.filter(([id, { tier }]) => tier === 'URGENT' && id !== 'G2');
  it.each(urgent)('%s, urgent, says to call the unit now and where else to turn', (_, rule) => {
    expect(texts[rule.textId]).toMatch(/Call your maternity unit/);
    expect(texts[rule.textId]).toContain('{emergencyNumber}');
  });

  // BP-P has its own text: "should review this today".
  const today = rules.filter(([id, { tier }]) => tier === 'TODAY' && id !== 'B2.persistent');
  it.each(today)('%s says to call today', (_, rule) => {
    expect(texts[rule.textId]).toMatch(/[Cc]all [^.]*today|needs a call today/);
  });
});

it('a text that says what to say fits every stage', () => {
  const say = (values: Record<string, string | number>) =>
    new IntlMessageFormat(texts['clinical.bp.severeTwice'], 'en').format({
      emergencyNumber: '999',
      systolic: 165,
      diastolic: 108,
      ...values,
    });
  expect(say({ stage: 'pregnant', weeks: 30, days: 2 })).toContain(
    '“I am 30 weeks pregnant and my blood pressure is 165/108.”',
  );
  expect(say({ stage: 'postpartum', weeks: 0, days: 1 })).toContain('“I gave birth 1 day ago and');
  expect(say({ stage: 'postpartum', weeks: 0, days: 0 })).toContain('“I gave birth today and');
  expect(say({ stage: 'ended', weeks: 0, days: 0 })).not.toMatch(/weeks|birth/);
  expect(say({ stage: 'unknown', weeks: 0, days: 0 })).toContain('I am pregnant or gave birth recently');
});

it('the lines of every card are those of the invariants', () => {
  expect(texts[cardLines.end]).toBe(
    'You know your body. If something feels wrong, call - even if this app says otherwise.',
  );
  expect(texts[cardLines.watch]).toBe('Nobody is watching these numbers live. If a card tells you to call, call.');
  expect(texts[cardLines.lowest]).toBe(
    'Nothing you entered matches an urgent warning sign. This is not a diagnosis. If you are worried, call.',
  );
});
