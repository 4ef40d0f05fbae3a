// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendMessage } from '@/db/doctor-messages.ts';
import { openStore, type Store } from '@/db/open-store.ts';
import { saveProfile } from '@/db/profile.ts';
import { en } from '@/i18n/messages/en.ts';
import { PatientChat } from './patient-chat.tsx';

const PATIENT = { timeout: 5000 };
const server = vi.hoisted(() => ({ findDoctor: (): Promise<unknown> => Promise.resolve(null) }));
vi.mock('@/sync/online/messages.ts', () => ({
  findDoctor: () => server.findDoctor(),
  markMessagesRead: () => Promise.resolve(),
}));

let store: Store;
let patients = 0;
beforeEach(async () => {
  store = await openStore(`amina${(patients += 1)}`);
  await saveProfile({ assignedDoctorId: 'dr-gone' });
  await sendMessage({ userId: store.userId, doctorId: 'dr-gone' }, 'patient', { content: 'Hello', attachment: null });
});
afterEach(async () => {
  cleanup();
  await store.close();
});

const show = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <PatientChat userId={store.userId} />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );

it('says that nobody reads what is written to a doctor who is gone, and where to choose another', async () => {
  server.findDoctor = () => Promise.resolve(null);
  show();
  await screen.findByText('Hello', undefined, PATIENT);
  await screen.findByText(/^Your doctor is not on the clinic’s list any more/, undefined, PATIENT);
  expect(screen.getByRole('link', { name: en['doctorChat.noDoctor.choose'] }).getAttribute('href')).toBe('/profile');
});

it.each([
  ['is there', () => Promise.resolve({ userId: 'dr-gone', name: 'Dr Ada', hospitalId: 'h' })],
  ['cannot be asked for', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says no such thing of one who %s', async (_, findDoctor) => {
  server.findDoctor = findDoctor;
  show();
  await screen.findByText('Hello', undefined, PATIENT);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/not on the clinic’s list any more/)).toBeNull();
});
