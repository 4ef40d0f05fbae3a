// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, localDate } from '@/clinical/time/calendar-date.ts';
import { openStore } from '@/db/store/open-store.ts';
import {
  forgetEmergencyContacts,
  setEmergencyContacts,
  useEmergencyContacts,
} from '@/app/emergency/emergency-contacts.ts';
import { en } from '@/i18n/messages/en.ts';
import { cacheList } from '@/db/cache/cached-list.ts';
import type { Profile } from '@/model/records/profile.ts';
import { useSession } from '@/sync/session/session.ts';
import { clearDrafts } from '@/ui/controls/use-draft.ts';
import ProfilePage from './profile-page.tsx';

let profile: Profile;
const saved: Partial<Profile>[] = [];
vi.mock('@/db/records/profile.ts', () => ({
  liveProfile: () => ({}),
  saveProfile: (changes: Partial<Profile>) => {
    saved.push(changes);
    return Promise.resolve(changes);
  },
}));
vi.mock('@/db/drafts/sealed-draft.ts', () => ({
  readSealedDraft: () => Promise.resolve(null),
  saveSealedDraft: () => Promise.resolve(),
  delaySealedDraft: () => () => {},
  forgetSealedDraft: () => {},
}));
vi.mock('@/db/queries/use-live-query.ts', () => ({
  useLiveQuery: (_: unknown, name: string) => (name === 'profile' ? profile : []),
}));
vi.mock('@/app/network/use-first-sync.ts', () => ({ useStillFetching: () => false }));

afterEach(() => {
  cleanup();
  clearDrafts();
  forgetEmergencyContacts();
  localStorage.clear();
  saved.length = 0;
  onlineManager.setOnline(true);
});

/** Renders the page offline. */
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

it('another hospital sets its number in the emergency contacts, also offline', async () => {
  const hospitals = [
    { id: 'lakeside', name: 'Lakeside', city: null, maternityPhone: '111' },
    { id: 'hilltop', name: 'Hilltop', city: null, maternityPhone: '222' },
  ];
  cacheList('hospitals', hospitals);
  setEmergencyContacts({ unitName: 'Lakeside', unitPhone: '111', unitHospitalId: 'lakeside' });
  show({ hospitalId: 'lakeside', hospitalName: 'Lakeside' });
  fireEvent.change(screen.getByLabelText(en['profile.hospital']), { target: { value: 'hilltop' } });
  await save();
  const expected = { unitName: 'Hilltop', unitPhone: '222', unitHospitalId: 'hilltop' };
  await waitFor(() => expect(useEmergencyContacts.getState()).toMatchObject(expected));
});

it('a loss is saved whatever was typed into fields that it hides', async () => {
  show({ pregnancyStatus: 'pregnant' });
  fireEvent.change(screen.getByLabelText(en['profile.previous']), { target: { value: '1 or 2' } });
  tap('profile.status.ended');
  await save();
  expect(saved).toEqual([{ pregnancyStatus: 'ended' }]);
});

const lmp = addDays(localDate(Date.now()), -200);
const scanned = { pregnancyStatus: 'postpartum', datingMethod: 'CLINICIAN_EDD', estimatedLmp: lmp } as const;

it('a birth entered by mistake can be undone with the dates that the page shows', async () => {
  show(scanned);
  tap('profile.status.pregnant');
  expect(screen.getByText('28 weeks, 4 days today')).toBeTruthy();
  await save();
  expect(saved).toEqual([{ pregnancyStatus: 'pregnant', birthDate: null }]);
});

it('the next pregnancy needs new dates', () => {
  show({ ...scanned, birthDate: addDays(lmp, 190) });
  tap('profile.status.pregnant');
  expect(screen.queryByText(en['profile.dates.change'])).toBeNull();
  expect(screen.getByLabelText(en['profile.dates.how'])).toBeTruthy();
});

it('an incomplete day of birth is not saved as empty', async () => {
  const { container } = show({ pregnancyStatus: 'postpartum', birthDate: '2026-11-01' });
  const field = screen.getByLabelText(en['profile.birthDate']);
  fireEvent.change(field, { target: { value: '11/' } });
  tap('profile.save');
  await screen.findByText(en['validation.unfinished']);
  expect(container.querySelectorAll('[aria-invalid=true]').length).toBe(1);
  expect(saved).toEqual([]);
});

it('a name changed offline is sent to the account when the network is back', async () => {
  const store = await openStore('amina');
  const requests: string[] = [];
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
    if (method === 'PATCH') requests.push(`${new URL(url).pathname} ${String(body)}`);
    const answer = { $id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
  });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(requests).toEqual(['/v1/account/name {"name":"Amina Wanjiru"}']));
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain('maia-note-account-name'));
  vi.unstubAllGlobals();
  useSession.setState({ user: null, isAuthenticated: false });
  await store.close();
});
