// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { doctorClient } from './doctor-client.ts';
import { LimitsForm } from './limits-form.tsx';
import { patient } from './test-patients.ts';

const asked = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network')));
beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={doctorClient()}>
        <LimitsForm doctorId="dr" patient={patient('amina')} before={null} canWrite onClose={() => undefined} />
      </QueryClientProvider>
    </IntlProvider>,
  );
  type('Reason', 'Diet alone is not enough');
});
afterEach(() => {
  cleanup();
  asked.mockClear();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save limits' }));

describe('limits for one patient', () => {
  it('in the wrong unit are not saved, and it is said which unit they fit', () => {
    type('Fasting below', '5.3');
    save();
    screen.getByText(
      '5.3 looks like mmol/L. Choose mmol/L as the unit of sugar, or write a number from 40 to less than 300 mg/dL.',
    );
    expect(asked).not.toHaveBeenCalled();
    type('Unit of sugar', 'mmol/L');
    expect(screen.queryByText(/looks like/)).toBeNull();
    type('Fasting below', '95');
    screen.getByText(/^95 looks like mg\/dL\. Choose mg\/dL .* from 2\.2 to less than 16\.7 mmol\/L\.$/);
  });

  it.each(['plenty', '20', '1200'])('that say %s are not saved, and it is said what can be', (typed) => {
    type('2 h after a meal below', typed);
    save();
    screen.getByText('Write a number from 40 to less than 300 mg/dL.');
    expect(asked).not.toHaveBeenCalled();
  });

  it('that can be are sent', async () => {
    type('Fasting below', '90');
    save();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 10_000);
    expect(screen.queryByText(/Write a number|looks like/)).toBeNull();
  });
});
