import { describe, expect, it } from 'vitest';
import { sources } from '@/clinical/rules/sources.ts';
import { MAX_QUESTION_LENGTH } from '@/model/records/appointment.ts';
import type { WeekPage } from './week-page.ts';
import { afterBirthPages, pregnancyPages } from './week-pages.ts';

const all = [
  ...pregnancyPages.map((page) => ({ name: `week ${page.week}`, page })),
  ...afterBirthPages.map((page) => ({ name: `week ${page.week} after birth`, page })),
];
const texts = ({ body, feel, act, ask }: WeekPage) => [body, feel, act, ask];
const spoken = (page: WeekPage) => [...texts(page), ...page.tasks.map(({ text }) => text)];
const words = (page: WeekPage) => texts(page).join(' ').split(/\s+/).length;

it('there is a page for each week from 4 to 42 and for each of twelve weeks after birth', () => {
  expect(pregnancyPages.map(({ week }) => week)).toEqual(Array.from({ length: 39 }, (_, index) => index + 4));
  expect(afterBirthPages.map(({ week }) => week)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

describe.each(all)('the page of $name', ({ page }) => {
  it('has at least 120 words without its tasks', () => {
    expect(words(page)).toBeGreaterThanOrEqual(120);
  });

  it('names the sections of the clinical rules that it follows, and sources that are known', () => {
    expect(page.rules.length).toBeGreaterThan(1);
    for (const rule of page.rules) expect(rule).toMatch(/^\d+(\.\d+)?( [A-Z]\d+)?$/);
    expect(new Set(page.sources).size).toBe(page.sources.length);
    for (const source of page.sources) expect(source === 'MAIA' || sources[source], source).toBeTruthy();
  });

  it('makes no diagnosis, gives no reassurance, praises nothing and compares no baby with a thing', () => {
    for (const text of spoken(page)) {
      expect(text).not.toMatch(/pre-?eclampsia|hypertensi|surviv|miscarr|\bnormal|harmless|!/i);
      expect(text).not.toMatch(/you are fine|no need to|nothing to worry|do not worry|don.t worry|well done|good job/i);
      expect(text).not.toMatch(/size of an? |as big as an? (?!egg)/i);
      expect(text).not.toMatch(/\bmummy|\bmama|\bbump to be/i);
    }
  });

  it('gives no amount of a medicine', () => {
    for (const text of spoken(page)) {
      if (/caffeine/i.test(text)) continue;
      expect(text).not.toMatch(/\d\s?(mg|mcg|µg|ml|iu|units?|tablets?)\b/i);
    }
  });

  it('has three tasks whose words fit into the forms that they open', () => {
    for (const task of page.tasks) {
      if (task.form === 'reminder') expect(task.medicine.length).toBeLessThanOrEqual(200);
      else {
        expect(task.kind.length).toBeLessThanOrEqual(64);
        expect(task.question?.length ?? 0).toBeLessThanOrEqual(MAX_QUESTION_LENGTH);
      }
    }
    expect(new Set(page.tasks.map(({ text }) => text)).size).toBe(3);
  });

  it('writes each sentence once', () => {
    const sentences = texts(page).flatMap((text) => text.split(/(?<=[.?])\s+/));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('what the clinical rules say', () => {
  const text = (week: number) => pregnancyPages.find((page) => page.week === week);
  const from = (first: number) => pregnancyPages.filter(({ week }) => week >= first);

  it('from 24 weeks every page that speaks of fewer movements says to call now, and none says to wait (5.3 S04)', () => {
    for (const { week, feel, act } of from(24)) {
      const both = `${feel} ${act}`;
      if (/fewer movements|less movement|movements? .*(fewer|less)/i.test(both))
        expect(both, String(week)).toMatch(/call/i);
    }
    expect(text(24)?.act).toContain('If you have felt no movement by 24 weeks, call');
  });

  it('a fever is 38.0 °C and a high pressure 140 on top or 90 below (5.3 S14, 1.1)', () => {
    for (const { page, name } of all) {
      const numbers =
        spoken(page)
          .join(' ')
          .match(/\d\d\.\d °C/g) ?? [];
      expect(new Set(numbers).size <= 1 && (numbers[0] ?? '38.0 °C') === '38.0 °C', name).toBe(true);
    }
    expect(text(26)?.act).toContain('140 on top or 90 below');
  });

  it('waters that break are a call now at every week, and contractions before 37 weeks too (5.3 S03, S16)', () => {
    expect(text(23)?.act).toMatch(/four or more tightenings in an hour.*call your maternity unit now/i);
    expect(text(37)?.act).toMatch(/Clear water at this stage still means a call now/);
  });

  it('chest pain and breathlessness at rest are always an emergency (5.3 S10, S11)', () => {
    for (const { page, name } of all)
      for (const sentence of texts(page)
        .join(' ')
        .split(/(?<=[.?]) /))
        if (/chest|breath\w* at rest/i.test(sentence) && !/is not; it is an emergency/.test(sentence))
          expect(sentence, name).toMatch(/emergency|for a whole year/i);
  });

  it('caffeine is kept below 200 mg a day (8.1)', () => {
    expect(text(7)?.act).toContain('below 200 mg');
  });
});
