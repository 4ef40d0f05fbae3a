// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { ResultNotes } from './result-notes.tsx';

afterEach(cleanup);

const show = (unit: string, referenceRange: string) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <ResultNotes
        result={{ name: 'Hb', value: '118', unit, referenceRange, flag: 'N/A' }}
        moment={{ trimester: null, haemoglobin: null, isAfterBirth: false }}
      />
    </IntlProvider>,
  );

describe('the notes of a result', () => {
  it('explain why it was not compared with a range in another unit', () => {
    show('g/L', '11.5 - 15.5 g/dL');
    expect(screen.getByText(en['bloodwork.unitsDiffer'])).toBeTruthy();
  });

  it('do not mention units when the range is in the same unit', () => {
    show('g/L', '115 - 155 g/L');
    expect(screen.queryByText(en['bloodwork.unitsDiffer'])).toBeNull();
  });
});
