// @vitest-environment page
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { CareSection } from './care-section.tsx';
import { formOf, type ProfileDraft } from './profile-form.ts';

const FAILED = 'Could not retrieve the list of doctors for your hospital.';

/** The responses of the server, by collection or call. */
let answers: Record<'hospitals' | 'doctors' | 'account', () => Response>;
let changes: ProfileDraft[];

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const list =
  (...documents: object[]) =>
  () =>
    json({ total: documents.length, documents });
const failing = (status: number) => () => json({ code: status, type: 'general', message: 'no' }, status);

beforeEach(() => {
  changes = [];
  answers = {
    hospitals: list({ $id: 'lakeside', name: 'Lakeside Maternity', city: 'Kisumu' }),
    doctors: list({ $id: 'dr-njeri', userId: 'dr-njeri', name: 'Dr Wambui Njeri', hospitalId: 'lakeside' }),
    account: () => json({ $id: 'amina', name: 'Amina', email: 'a@example.org', labels: [] }),
  };
  vi.stubGlobal('fetch', (url: string | URL) => {
    const match = /\/(hospitals|doctors)\/documents|\/(account)$/.exec(new URL(url).pathname);
    const name = (match?.[1] ?? match?.[2]) as keyof typeof answers;
    return Promise.resolve(answers[name]());
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show(): void {
  const form = formOf(null, { hospitalId: 'lakeside', hospitalName: 'Lakeside Maternity' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={client}>
        <CareSection form={form} set={(change) => changes.push(change)} error={() => null} />
      </QueryClientProvider>
    </IntlProvider>,
  );
}

it('offers the doctors of the chosen hospital; another hospital clears the doctor', async () => {
  show();
  await screen.findByRole('option', { name: 'Dr Wambui Njeri' });
  fireEvent.change(screen.getByLabelText('Doctor'), { target: { value: 'dr-njeri' } });
  await screen.findByRole('option', { name: 'Lakeside Maternity, Kisumu' });
  fireEvent.change(screen.getByLabelText('Hospital'), { target: { value: '' } });
  expect(changes).toEqual([
    { assignedDoctorId: 'dr-njeri' },
    { hospitalId: '', hospitalName: '', assignedDoctorId: '' },
  ]);
});

it('shows the error text of the specification when the list cannot be fetched', async () => {
  answers.doctors = failing(500);
  show();
  await screen.findByText(FAILED);
});

it('does not report the empty list of an expired session as a hospital without doctors', async () => {
  answers.doctors = list();
  answers.account = failing(401);
  show();
  await screen.findByText(FAILED);
});

it('says that a hospital has no doctors only when that is so', async () => {
  answers.doctors = list();
  show();
  await screen.findByText('No doctors are listed for this hospital.');
  await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
});

it('shows the cached list when the server does not answer', async () => {
  show();
  await screen.findByRole('option', { name: 'Dr Wambui Njeri' });
  cleanup();
  answers.doctors = failing(503);
  show();
  await screen.findByText('The list as it was the last time there was a network.');
  expect(screen.queryByText(FAILED)).toBeNull();
});
