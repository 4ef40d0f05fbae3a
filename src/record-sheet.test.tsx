// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { useStoreHealth, type ShutReason } from '@/db/store-health.ts';
import { en } from '@/i18n/messages/en.ts';
import { RecordSheet } from './record-sheet.tsx';

afterEach(() => {
  cleanup();
  useStoreHealth.setState({ shut: null });
});

const safe = 'Saved on this phone, even without a network.';

function show(shut: ShutReason | null) {
  useStoreHealth.setState({ shut });
  const form = { issues: [], failure: 'other' as const, isSaving: false, submit: () => Promise.resolve() };
  render(
    <IntlProvider locale="en" messages={en}>
      <RecordSheet title="Appointment" onClose={() => undefined} form={form} failed="Failed.">
        {null}
      </RecordSheet>
    </IntlProvider>,
  );
  return screen.getByRole('alert', { hidden: true }).textContent;
}

it('a form that could not be saved says so, and keeps its promise for the next try', () => {
  expect(show(null)).toBe('Failed.');
  screen.getByText(safe);
});

it.each([
  ['refused', en['records.shut.refused']],
  ['damaged', en['records.shut.damaged']],
] as const)('where the device keeps nothing (%s) it says what to do, and promises nothing', (shut, words) => {
  expect(show(shut)).toBe(words);
  expect(screen.queryByText(safe)).toBeNull();
});
