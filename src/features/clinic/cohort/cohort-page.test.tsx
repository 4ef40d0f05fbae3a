// @vitest-environment page
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { CLINIC_KEY } from '@/features/clinic/use-clinic-action.ts';
import CohortPage from './cohort-page.tsx';

const network = vi.hoisted(() => ({ isOnline: true }));
vi.mock('@/ui/hooks/use-online.ts', () => ({ useOnline: () => network.isOnline }));
const answer = {
  all: 12,
  logging: 9,
  silent: 3,
  excused: 0,
  waiting: 1,
  open: { SELF_CARE: 0, TODAY: 0, URGENT: 1, EMERGENCY: 0 },
  answers: { count: 0, p50Ms: null, p90Ms: null },
};
vi.mock('@/sync/api/clinic/clinic.ts', () => ({ countCohort: () => Promise.resolve(answer) }));

afterEach(() => {
  cleanup();
  network.isOnline = true;
  onlineManager.setOnline(true);
});

const show = (client = new QueryClient()) =>
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={en}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <CohortPage />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );

it('the figures stand with their time', async () => {
  show();
  await screen.findByText(/^Figures of /);
  screen.getByText('12');
});

it('without a network the last figures stay, with their time', async () => {
  network.isOnline = false;
  onlineManager.setOnline(false);
  const client = new QueryClient();
  client.setQueryData([CLINIC_KEY, 'cohort'], answer, { updatedAt: Date.parse('2026-11-27T08:00:00Z') });
  show(client);
  await screen.findByText(/No answer of the server. These are the last figures, of Nov 27, 2026, 8:00/);
  screen.getByText('12');
});

it('without a network and without figures the page says that it needs one', async () => {
  network.isOnline = false;
  onlineManager.setOnline(false);
  show();
  expect((await screen.findByRole('alert')).textContent).toBe(en['clinic.notLoaded']);
});
