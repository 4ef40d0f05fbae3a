// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { useStoreHealth, type OpenFailureReason } from '@/db/store/store-health.ts';
import { en } from '@/i18n/messages/en.ts';
import { RecordSheet } from './record-sheet.tsx';

afterEach(() => {
  cleanup();
  useStoreHealth.setState({ openFailure: null });
});

const safe = 'Saved on this phone, even without a network.';

function show(shut: OpenFailureReason | null) {
  useStoreHealth.setState({ openFailure: shut });
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

it('a failed save shows the error and still says that entries are saved on this phone', () => {
  expect(show(null)).toBe('Failed.');
  screen.getByText(safe);
});

it.each([
  ['refused', en['records.shut.refused']],
  ['damaged', en['records.shut.damaged']],
] as const)('when the store cannot be opened (%s), the form says what to do and promises no saving', (shut, words) => {
  expect(show(shut)).toBe(words);
  expect(screen.queryByText(safe)).toBeNull();
});
