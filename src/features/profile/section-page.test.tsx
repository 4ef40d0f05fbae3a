// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
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
import ProfileSectionPage from './section-page.tsx';
import type { Section } from './sections.ts';

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

/** Renders a part of the profile, or the page of summaries, offline. */
function show(section: Section | null, changes: Partial<Profile>) {
  profile = { id: 'amina', userId: 'amina', name: 'Amina', ...changes } as Profile;
  onlineManager.setOnline(false);
  return render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[section ? `/profile/${section}` : '/profile']}>
          <Routes>
            <Route path="/profile" element={<ProfilePage />} />
            <Route path="/profile/:section" element={<ProfileSectionPage />} />
          </Routes>
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
  show('care', { hospitalId: 'lakeside', hospitalName: 'Lakeside' });
  fireEvent.change(screen.getByLabelText(en['profile.hospital']), { target: { value: 'hilltop' } });
  await save();
  const expected = { unitName: 'Hilltop', unitPhone: '222', unitHospitalId: 'hilltop' };
  await waitFor(() => expect(useEmergencyContacts.getState()).toMatchObject(expected));
});

it('a loss is saved whatever was typed into fields that it hides', async () => {
  show('change', { pregnancyStatus: 'pregnant' });
  tap('profile.status.postpartum');
  fireEvent.change(screen.getByLabelText(en['profile.birthDate']), { target: { value: '2999-01-01' } });
  tap('profile.status.ended');
  await save();
  expect(saved).toEqual([{ pregnancyStatus: 'ended' }]);
});

const lmp = addDays(localDate(Date.now()), -200);
const scanned = { pregnancyStatus: 'postpartum', datingMethod: 'CLINICIAN_EDD', estimatedLmp: lmp } as const;

it('a birth entered by mistake can be undone with the dates that the page shows', async () => {
  show('change', scanned);
  tap('profile.status.pregnant');
  expect(screen.getByText('28 weeks, 4 days today')).toBeTruthy();
  await save();
  expect(saved).toEqual([{ pregnancyStatus: 'pregnant', birthDate: null }]);
});

it('the next pregnancy needs new dates', () => {
  show('change', { ...scanned, birthDate: addDays(lmp, 190) });
  tap('profile.status.pregnant');
  expect(screen.queryByText(en['profile.dates.change'])).toBeNull();
  expect(screen.getByLabelText(en['profile.dates.how'])).toBeTruthy();
});

it('an incomplete day of birth is not saved as empty', async () => {
  const { container } = show('pregnancy', { pregnancyStatus: 'postpartum', birthDate: '2026-11-01' });
  const field = screen.getByLabelText(en['profile.birthDate']);
  fireEvent.change(field, { target: { value: '11/' } });
  tap('profile.save');
  await screen.findByText(en['validation.unfinished']);
  expect(container.querySelectorAll('[aria-invalid=true]').length).toBe(1);
  expect(saved).toEqual([]);
});

it('a part saves only its own fields, and the page of summaries says that it is saved', async () => {
  show('health', { ...scanned, pregnancyStatus: 'pregnant', allergies: 'nuts' });
  fireEvent.change(screen.getByLabelText(en['profile.allergic']), { target: { value: 'penicillin' } });
  await save();
  expect(saved).toEqual([{ allergies: 'penicillin' }]);
  expect(await screen.findByText(en['profile.saved'])).toBeTruthy();
});

it('text typed into one part is neither shown nor saved by another', async () => {
  show('you', {});
  fireEvent.change(screen.getByLabelText(en['profile.address']), { target: { value: '12 Lake Road' } });
  cleanup();
  show('life', {});
  fireEvent.change(screen.getByLabelText(en['profile.work']), { target: { value: 'nurse' } });
  await save();
  expect(saved).toEqual([{ workSituation: 'nurse' }]);
  cleanup();
  show('you', {});
  expect(screen.getByLabelText<HTMLInputElement>(en['profile.address']).value).toBe('12 Lake Road');
});

it('asks for allergies once, and keeps what an earlier version stored in both fields', () => {
  show('health', { preExistingConditions: 'Asthma, reacts to latex', allergies: 'penicillin' });
  expect(screen.getByLabelText<HTMLTextAreaElement>(en['profile.conditions']).value).toBe('Asthma, reacts to latex');
  expect(screen.getByLabelText<HTMLTextAreaElement>(en['profile.allergic']).value).toBe('penicillin');
  expect(screen.getAllByLabelText(/allerg/i)).toHaveLength(1);
  cleanup();
  show('health', { preExistingConditions: 'Asthma, reacts to latex' });
  expect(screen.getByText(en['profile.allergic.elsewhere'])).toBeTruthy();
});

it('the end of a pregnancy is not offered beside the dates, but behind a page of its own', () => {
  show('pregnancy', { ...scanned, pregnancyStatus: 'pregnant' });
  expect(screen.queryByRole('button', { name: en['profile.status.ended'] })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: en['profile.change.open'] }));
  expect(screen.getByRole('button', { name: en['profile.status.ended'] })).toBeTruthy();
  expect(screen.queryByText(en['profile.status.endedWords'])).toBeNull();
});

it('after a loss no part of the profile names a week, a date or a pregnancy, and it can be taken back', () => {
  show(null, { ...scanned, pregnancyStatus: 'ended' });
  expect(document.body.textContent).not.toMatch(/weeks?\b|due |your pregnancy/i);
  fireEvent.click(screen.getByRole('link', { name: new RegExp(en['profile.status']) }));
  expect(screen.getByText(en['profile.status.endedIs'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['profile.save'] })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: en['profile.change.open.back'] }));
  tap('profile.status.pregnant');
  expect(screen.getByText('28 weeks, 4 days today')).toBeTruthy();
});

it.each(['pregnancy', 'change', 'health', 'care', 'life'] as const)('a doctor has no part “%s”', (section) => {
  useSession.setState({ user: { id: 'dr', name: 'Dr', email: 'd@example.org', labels: ['doctor'] } });
  show(section, {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en['profile.title']);
  expect(screen.queryByText(en['profile.pregnancy'])).toBeNull();
  useSession.setState({ user: null });
});

it('a name changed offline is sent to the account when the network is back', async () => {
  const store = await openStore('amina');
  const requests: string[] = [];
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  useSession.setState({
    user: { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] },
    isAuthenticated: true,
  });
  show('you', {});
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
