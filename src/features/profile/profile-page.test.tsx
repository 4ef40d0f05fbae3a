// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, localDate } from '@/clinical/calendar-date.ts';
import { openStore } from '@/db/open-store.ts';
import { forgetUnit, setEmergencyContacts, useEmergencyContacts } from '@/emergency-contacts.ts';
import { en } from '@/i18n/messages/en.ts';
import { keepList } from '@/kept-list.ts';
import type { Profile } from '@/model/profile.ts';
import { useSession } from '@/sync/session.ts';
import { forgetDrafts } from '@/ui/use-draft.ts';
import ProfilePage from './profile-page.tsx';

let profile: Profile;
const saved: Partial<Profile>[] = [];
vi.mock('@/db/profile.ts', () => ({
  liveProfile: () => ({}),
  saveProfile: (changes: Partial<Profile>) => {
    saved.push(changes);
    return Promise.resolve(changes);
  },
}));
vi.mock('@/db/sealed-draft.ts', () => ({
  readSealedDraft: () => Promise.resolve(null),
  keepSealedDraft: () => Promise.resolve(),
  forgetSealedDraft: () => {},
}));
vi.mock('@/db/use-live-query.ts', () => ({
  useLiveQuery: (_: unknown, name: string) => (name === 'profile' ? profile : []),
}));
vi.mock('@/use-nothing-yet.ts', () => ({ useStillFetching: () => false }));

afterEach(() => {
  cleanup();
  forgetDrafts();
  forgetUnit();
  localStorage.clear();
  saved.length = 0;
  onlineManager.setOnline(true);
});

/** The page without a network. */
function show(changes: Partial<Profile>) {
  profile = { id: 'amina', userId: 'amina', name: 'Amina', ...changes } as Profile;
  onlineManager.setOnline(false);
  return render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ProfilePage />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
}
const tap = (id: keyof typeof en) => fireEvent.click(screen.getByRole('button', { name: en[id] }));
const save = async () => {
  tap('profile.save');
  await waitFor(() => expect(saved.length).toBe(1));
};

it('another hospital takes its number to Emergency, also without a network', async () => {
  const hospitals = [
    { id: 'lakeside', name: 'Lakeside', city: null, maternityPhone: '111' },
    { id: 'hilltop', name: 'Hilltop', city: null, maternityPhone: '222' },
  ];
  keepList('hospitals', hospitals);
  setEmergencyContacts({ unitName: 'Lakeside', unitPhone: '111', unitHospitalId: 'lakeside' });
  show({ hospitalId: 'lakeside', hospitalName: 'Lakeside' });
  fireEvent.change(screen.getByLabelText(en['profile.hospital']), { target: { value: 'hilltop' } });
  await save();
  const expected = { unitName: 'Hilltop', unitPhone: '222', unitHospitalId: 'hilltop' };
  await waitFor(() => expect(useEmergencyContacts.getState()).toMatchObject(expected));
});

it('a loss is saved whatever was typed into fields that go with it', async () => {
  show({ pregnancyStatus: 'pregnant' });
  fireEvent.change(screen.getByLabelText(en['profile.previous']), { target: { value: '1 or 2' } });
  tap('profile.status.ended');
  await save();
  expect(saved).toEqual([{ pregnancyStatus: 'ended' }]);
});

const lmp = addDays(localDate(Date.now()), -200);
const scanned = { pregnancyStatus: 'postpartum', datingMethod: 'CLINICIAN_EDD', estimatedLmp: lmp } as const;

it('a birth said by mistake is taken back with the dates that the page shows', async () => {
  show(scanned);
  tap('profile.status.pregnant');
  expect(screen.getByText('28 weeks, 4 days today')).toBeTruthy();
  await save();
  expect(saved).toEqual([{ pregnancyStatus: 'pregnant', birthDate: null }]);
});

it('the next pregnancy is asked for its dates', () => {
  show({ ...scanned, birthDate: addDays(lmp, 190) });
  tap('profile.status.pregnant');
  expect(screen.queryByText(en['profile.dates.change'])).toBeNull();
  expect(screen.getByLabelText(en['profile.dates.how'])).toBeTruthy();
});

it('a day of birth of which the browser knows that it is half typed is not saved as none', async () => {
  const { container } = show({ pregnancyStatus: 'postpartum', birthDate: '2026-11-01' });
  const field = screen.getByLabelText(en['profile.birthDate']);
  fireEvent.change(field, { target: { value: '' } });
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  tap('profile.save');
  await screen.findByText(en['validation.unfinished']);
  expect(container.querySelectorAll('[aria-invalid=true]').length).toBe(1);
  expect(saved).toEqual([]);
});

it('a name changed without a network goes to the account with the next one', async () => {
  const store = await openStore('amina');
  const asked: string[] = [];
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  useSession.setState({
    user: { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] },
    isAuthenticated: true,
  });
  show({});
  fireEvent.change(screen.getByLabelText(en['auth.name']), { target: { value: 'Amina Wanjiru' } });
  await save();
  await waitFor(() => expect(Object.keys(localStorage)).toContain('maia-note-account-name'));
  vi.stubGlobal('fetch', (url: string | URL, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PATCH') asked.push(`${new URL(url).pathname} ${String(body)}`);
    const answer = { $id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
  });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toEqual(['/v1/account/name {"name":"Amina Wanjiru"}']));
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain('maia-note-account-name'));
  vi.unstubAllGlobals();
  useSession.setState({ user: null, isAuthenticated: false });
  await store.close();
});
