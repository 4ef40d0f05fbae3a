// @vitest-environment page
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { doctorQueryClient } from '@/features/doctor/queries/doctor-query-client.ts';
import { LimitsForm } from './limits-form.tsx';
import { patient } from '@/features/doctor/queries/test-patients.ts';

const fetchMock = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network')));
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={doctorQueryClient()}>
        <LimitsForm doctorId="dr" patient={patient('amina')} before={null} canWrite onClose={() => undefined} />
      </QueryClientProvider>
    </IntlProvider>,
  );
  type('Reason', 'Diet alone is not enough');
});
afterEach(() => {
  cleanup();
  fetchMock.mockClear();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save limits' }));

describe('limits for one patient', () => {
  it('a level in the wrong unit is not saved, and the form names the unit that fits', () => {
    type('Fasting below', '5.3');
    save();
    screen.getByText(
      '5.3 looks like mmol/L. Choose mmol/L as the unit of sugar, or write a number from 40 to less than 300 mg/dL.',
    );
    expect(fetchMock).not.toHaveBeenCalled();
    type('Unit of sugar', 'mmol/L');
    expect(screen.queryByText(/looks like/)).toBeNull();
    type('Fasting below', '95');
    screen.getByText(/^95 looks like mg\/dL\. Choose mg\/dL .* from 2\.2 to less than 16\.7 mmol\/L\.$/);
  });

  it.each(['plenty', '20', '1200'])('a level of "%s" is not saved, and the form names the allowed range', (typed) => {
    type('2 h after a meal below', typed);
    save();
    screen.getByText('Write a number from 40 to less than 300 mg/dL.');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('valid levels are sent', async () => {
    type('Fasting below', '90');
    save();
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled(), 10_000);
    expect(screen.queryByText(/Write a number|looks like/)).toBeNull();
  });
});
