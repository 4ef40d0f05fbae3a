// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { doctorQueryClient } from '@/features/doctor/queries/doctor-query-client.ts';
import { patientReadingsQuery, profileQuery } from '@/features/doctor/queries/patient-queries.ts';
import { HOUR, MINUTE, now, patient, pressure, sugar, weight } from '@/features/doctor/queries/test-patients.ts';
import type { Reading } from '@/model/records/reading.ts';
import { ThreadHead } from './thread-head.tsx';

const view = vi.hoisted(() => ({ client: null as unknown }));
vi.mock('@/features/doctor/queries/doctor-view.ts', () => ({ openDoctorView: () => Promise.resolve(view) }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(readings?: readonly Reading[]) {
  const client = doctorQueryClient();
  const known = { updatedAt: now };
  client.setQueryData(profileQuery('dr', 'amina').queryKey, patient('amina', { age: 29 }), known);
  if (readings) client.setQueryData(patientReadingsQuery('dr', 'amina').queryKey, [...readings], known);
  view.client = client;
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <ThreadHead doctorId="dr" userId="amina" />
      </MemoryRouter>
    </IntlProvider>,
  );
}

it('the head of a conversation has the week, the newest value of each kind with its unit, and a link to her page', async () => {
  show([
    pressure('amina', [118, 76], MINUTE),
    pressure('amina', [140, 90], 2 * HOUR),
    sugar('amina', 95, HOUR),
    weight('amina', 68.4, HOUR),
  ]);
  await screen.findByText('29 · 28+4');
  for (const value of ['118/76 mmHg', '95 mg/dL', '68.4 kg']) screen.getByText(value);
  expect(screen.queryByText('140/90 mmHg')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/doctor/patient/amina');
});

it('readings that could not be loaded are not called missing', async () => {
  show();
  await screen.findByText(/28\+/);
  expect(screen.queryByText(en['doctor.readings.none'])).toBeNull();
  cleanup();
  show([]);
  await screen.findByText(en['doctor.readings.none']);
});
