import { expect, it } from 'vitest';
import { linesToSend, missingTests, readAssistantAnswer } from './assistant-answer.ts';
import type { PrintedPage } from './printed-page.ts';

const page = (...lines: string[]): PrintedPage => ({
  width: 600,
  height: 800,
  words: lines.flatMap((line, row) =>
    line.split(' ').map((text, index) => ({
      text,
      left: 40 + 60 * index,
      right: 90 + 60 * index,
      top: 20 * row,
      bottom: 20 * row + 10,
      confidence: 1,
    })),
  ),
});
const pages = [
  page('Patient: Jane Example', 'Haemoglobin 10.1 g/dL 11.0-15.0', 'Dr. Mwangi', 'Ferritin 9 ng/mL 10-150'),
];
const answer = (results: unknown, more: object = {}) =>
  JSON.stringify({ results, allTestNames: [], summary: '', ...more });

it('lines that name the person or her doctor are not sent', () => {
  expect(linesToSend(pages)).toEqual(['Haemoglobin 10.1 g/dL 11.0-15.0', 'Ferritin 9 ng/mL 10-150']);
});

it('a row of the assistant is found when one line of the page has all its numbers', () => {
  const rows = readAssistantAnswer(
    answer([
      { name: 'Haemoglobin', value: '10.1', unit: 'g/dL', referenceRange: '11.0-15.0', flag: 'Normal' },
      { name: 'Haemoglobin', value: '14.1', unit: 'g/dL', referenceRange: '11.0-15.0', flag: 'Normal' },
      { name: 'Ferritin', value: 9, unit: null, referenceRange: '11.0-15.0', flag: 'Normal' },
    ]),
    pages,
  )?.rows;
  expect(rows?.map(({ isFound }) => isFound)).toEqual([true, false, false]);
  expect(rows?.[0]).not.toHaveProperty('flag');
});

it.each([
  ['no JSON', 'I cannot read this.'],
  ['another shape', '{"rows":[]}'],
  ['a row without a name', answer([{ value: '1' }])],
  ['a row whose value is an object', answer([{ name: 'Hb', value: { a: 1 } }])],
  ['a flood', answer(Array.from({ length: 201 }, () => ({ name: 'Hb', value: '1' })))],
])('an answer with %s is malformed', (_, text) => {
  expect(readAssistantAnswer(text, pages)).toBeNull();
});

it('the tests that only the assistant has seen are those whose names are not among the results', () => {
  const more = { allTestNames: ['Hemoglobin', ' Ferritin ', 'ferritin', 'TSH', '', 7, 'x'.repeat(201)] };
  const { testNames = [] } = readAssistantAnswer(answer([], more), pages) ?? {};
  expect(missingTests(testNames, [{ name: 'Haemoglobin' }, { name: '' }])).toEqual(['Ferritin', 'TSH']);
});

it('names that are no list, or no names at all, leave the rows of the answer valid', () => {
  for (const allTestNames of ['TSH', null, undefined, { a: 1 }])
    expect(readAssistantAnswer(answer([], { allTestNames }), pages)).toEqual({ rows: [], testNames: [], summary: '' });
});

it.each([
  'The report has a blood count and the iron stores.',
  'Haemoglobin, 11.2 g/dL, is within 5 percent of the lower boundary of its range. Glucose is 5.1 mmol/L.',
])('a summary that says what was tested is returned: %s', (summary) => {
  expect(readAssistantAnswer(answer([], { summary }), pages)?.summary).toBe(summary);
});

it.each([
  ['reassures', 'The blood count is normal.'],
  ['names a disease of hers', 'You have anaemia.'],
  ['gives a dose', 'Take 60 mg of iron each day.'],
  ['says that no call is needed', 'There is no need to call.'],
  ['is longer than the field', 'A blood count. '.repeat(70)],
  ['is no text', { text: 'A blood count.' }],
])('a summary that %s is left out', (_, summary) => {
  expect(readAssistantAnswer(answer([], { summary }), pages)?.summary).toBe('');
});
