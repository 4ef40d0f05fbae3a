// @vitest-environment page
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { OnCallPlan } from '@/model/clinic/on-call.ts';
import RosterPage from './roster-page.tsx';

const server = vi.hoisted(() => ({ plan: null as unknown, onCallId: null as string | null, saved: [] as unknown[] }));
vi.mock('@/sync/api/clinic/clinic.ts', () => ({
  listStaff: () =>
    Promise.resolve({
      staff: [{ id: 'ada', name: 'Dr Ada', email: '', roles: ['doctor'] }],
      former: [],
      withoutDoctor: 0,
    }),
  refusalStatus: () => undefined,
}));
vi.mock('@/sync/api/directory/hospitals.ts', () => ({
  listHospitals: () => Promise.resolve([{ id: 'riverside', name: 'Riverside', onCallId: server.onCallId }]),
}));
vi.mock('@/sync/api/clinic/roster.ts', () => ({
  readRoster: () => Promise.resolve(server.plan),
  saveRoster: (_: string, plan: OnCallPlan) => {
    server.saved.push(plan);
    server.plan = structuredClone(plan);
    return Promise.resolve({});
  },
}));

beforeEach(() => Object.assign(server, { plan: null, onCallId: null, saved: [] }));
afterEach(cleanup);

const show = async () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/clinic/roster/riverside']}>
          <RosterPage />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByText(en['roster.text']);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shift = (name: string) => within(screen.getByRole('group', { name }));

it('the gaps of every weekday are shown before anything is saved, with who is called in them', async () => {
  server.onCallId = 'ada';
  await show();
  expect(screen.getAllByText('00:00–24:00')).toHaveLength(7);
  screen.getByText(/Dr Ada is called, the doctor on call of the hospital/);
  press('Add hours: Friday');
  // Hours without a doctor are no cover.
  expect(screen.getAllByText('00:00–24:00')).toHaveLength(7);
  fireEvent.change(shift('Friday, hours 1').getByLabelText(en['roster.who']), { target: { value: 'ada' } });
  expect(screen.getAllByText('00:00–24:00')).toHaveLength(5);
  screen.getByText('00:00–08:00');
  screen.getByText('08:00–24:00');
});

it('hours without a doctor are not saved; a save is said to be saved, until the next change', async () => {
  await show();
  screen.getByText(en['roster.gaps.unit']);
  press('Add hours: Monday');
  press(en['clinic.save']);
  expect(screen.getByRole('alert').textContent).toContain(en['roster.incomplete']);
  expect(server.saved).toEqual([]);
  fireEvent.change(shift('Monday, hours 1').getByLabelText(en['roster.who']), { target: { value: 'ada' } });
  press(en['clinic.save']);
  await screen.findByText(en['clinic.saved']);
  expect(server.saved).toMatchObject([{ week: [{ day: 1, from: '08:00', to: '08:00', userId: 'ada' }] }]);
  press('Remove hours 1: Monday');
  expect(screen.queryByText(en['clinic.saved'])).toBeNull();
});
