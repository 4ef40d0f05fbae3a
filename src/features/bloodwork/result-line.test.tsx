// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { judgeLab } from '@/clinical/lab/lab-flag.ts';
import { en } from '@/i18n/messages/en.ts';
import type { Biomarker } from '@/model/records/bloodwork.ts';
import { ResultLine } from './result-line.tsx';

afterEach(cleanup);

const show = (name: string, value: string, unit: string, referenceRange: string) => {
  const { flag } = judgeLab(value, referenceRange, { unit });
  const result: Biomarker = { name, value, unit, referenceRange, flag };
  const moment = { trimester: 'T2', haemoglobin: 'T2', isAfterBirth: false } as const;
  const { container } = render(
    <IntlProvider locale="en" messages={en}>
      <ul>
        <ResultLine result={result} moment={moment} />
      </ul>
    </IntlProvider>,
  );
  const said = [...container.querySelectorAll('p')][0]!.textContent.replaceAll(/\s+/g, ' ').trim();
  return { said, tape: container.querySelector('svg[aria-hidden] > rect') };
};

it.each([
  ['inside both ranges', 'Sodium', '140', 'mmol/L', '136 - 146', 'Within the printed range.'],
  ['close to a limit', 'Albumin', '41.5', 'g/L', '41 - 53', 'Within the printed range · close to the lower limit.'],
  [
    'outside the printed range and inside the usual one',
    'Sodium',
    '131',
    'mmol/L',
    '136 - 146',
    'Below the printed range. It is inside what is usual in the second trimester. Show it to your care team.',
  ],
  ['outside both', 'Sodium', '150', 'mmol/L', '136 - 146', 'Above the printed range. Show it to your care team.'],
  [
    'inside the printed range and outside the usual one',
    'Sodium',
    '151',
    'mmol/L',
    '136 - 156',
    'Within the printed range · close to the upper limit. It is outside what is usual in the second trimester. Labs differ. Show it to your care team.',
  ],
  [
    'one that needs a call, with the advice in place of all else',
    'Hb',
    '10.2',
    'g/dL',
    '12 - 16',
    'Below the printed range. Call today Ask your team about this result today.',
  ],
  ['without a range', 'Zinc', '80', 'ug/dL', '', 'No range is printed with this value, so it is not compared.'],
  ['in words', 'Blood group', 'A', '', '', 'This result is in words, so it is not compared with a range.'],
  [
    'of which only a limit is known',
    'Zinc',
    '<80',
    'ug/dL',
    '60 - 120',
    'Only a limit of this value is known: it can lie inside or outside the printed range.',
  ],
])('a value %s has one sentence', (_, name, value, unit, range, sentence) => {
  expect(show(name, value, unit, range).said).toBe(sentence);
});

it('a value with a range is drawn on it, and a result in words is not', () => {
  expect(show('Sodium', '140', 'mmol/L', '136 - 146').tape).not.toBeNull();
  cleanup();
  expect(show('Blood group', 'A', '', '').tape).toBeNull();
});

it('the usual range of the trimester is given in figures', () => {
  show('Sodium', '140', 'mmol/L', '136 - 146');
  expect(screen.getByText('Usual in the second trimester: 129 to 148 mmol/L. Labs differ.')).toBeTruthy();
});
