import { expect, it } from 'vitest';
import { assistantRows, linesToSend } from './assistant-rows.ts';
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
const answer = (results: unknown) => JSON.stringify({ results, allTestNames: [], summary: 'All is Normal.' });

it('lines that name the person or her doctor are not sent', () => {
  expect(linesToSend(pages)).toEqual(['Haemoglobin 10.1 g/dL 11.0-15.0', 'Ferritin 9 ng/mL 10-150']);
});

it('a row of the assistant is found when one line of the page has all its numbers', () => {
  const rows = assistantRows(
    answer([
      { name: 'Haemoglobin', value: '10.1', unit: 'g/dL', referenceRange: '11.0-15.0', flag: 'Normal' },
      { name: 'Haemoglobin', value: '14.1', unit: 'g/dL', referenceRange: '11.0-15.0', flag: 'Normal' },
      { name: 'Ferritin', value: 9, unit: null, referenceRange: '11.0-15.0', flag: 'Normal' },
    ]),
    pages,
  );
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
  expect(assistantRows(text, pages)).toBeNull();
});
