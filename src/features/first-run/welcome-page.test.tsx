// @vitest-environment page
import 'fake-indexeddb/auto';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, localDate } from '@/clinical/time/calendar-date.ts';
import { cacheList } from '@/db/cache/cached-list.ts';
import { liveProfile } from '@/db/records/profile.ts';
import { liveReminders, type StoredReminder } from '@/db/records/reminders.ts';
import { openStore } from '@/db/store/open-store.ts';
import { useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { en } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/records/profile.ts';
import { isFirstRunOpen, openFirstRun, useSession } from '@/sync/session/session.ts';
import { WelcomePage } from './welcome-page.tsx';

let store: Awaited<ReturnType<typeof openStore>>;
let people = 0;
let profile: Profile | null;
let reminders: readonly StoredReminder[];
let stops: (() => void)[];

beforeEach(async () => {
  people += 1;
  const id = `amina-${people}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'a@example.org', labels: [] }, isAuthenticated: true });
  openFirstRun(id);
  store = await openStore(id);
  profile = null;
  reminders = [];
  stops = [
    liveProfile().subscribe((next) => (profile = next)),
    liveReminders().subscribe((next) => (reminders = next)),
  ];
  // Everything on these screens is saved on the phone, without a network.
  onlineManager.setOnline(false);
  window.scrollTo = () => {};
});
afterEach(async () => {
  cleanup();
  for (const stop of stops) stop();
  localStorage.clear();
  sessionStorage.clear();
  onlineManager.setOnline(true);
  useSession.setState({ user: null, isAuthenticated: false });
  await store.close();
});

const Where = () => <output>{useLocation().pathname}</output>;
function open(path = '/welcome') {
  return render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/welcome" element={<WelcomePage push={null} install={null} />} />
            <Route path="*" element={<Where />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
}
const shows = (id: keyof typeof en) => screen.findByRole('heading', { level: 1, name: en[id] });
const tap = (id: keyof typeof en) => fireEvent.click(screen.getByRole('button', { name: en[id] }));
const type = (id: keyof typeof en, value: string) =>
  fireEvent.change(screen.getByLabelText(en[id]), { target: { value } });
/** A step that is saved in the store takes a while on a slow machine. */
const within = { timeout: 5000 };
const reaches = (id: keyof typeof en) => screen.findByRole('heading', { level: 1, name: en[id] }, within);

it('four screens, each saved on the phone without a network, end on her week', async () => {
  cacheList('hospitals', [{ id: 'lakeside', name: 'Lakeside Maternity', city: 'Kisumu', maternityPhone: '111' }]);
  cacheList('doctors-lakeside', [{ id: 'd', userId: 'dr-njeri', name: 'Dr Wambui Njeri', hospitalId: 'lakeside' }]);
  open();
  await shows('firstRun.dates');
  tap('firstRun.dates.way.weeks');
  type('profile.weeks', '28');
  type('profile.days', '2');
  expect(screen.getByText('28 weeks, 2 days today')).toBeTruthy();
  tap('firstRun.next');

  await reaches('firstRun.care');
  expect(profile).toMatchObject({ weeksPregnant: 28, daysPregnant: 2, pregnancyStatus: 'pregnant' });
  type('firstRun.care.search', 'kisumu');
  fireEvent.click(screen.getByRole('button', { name: /Lakeside Maternity/ }));
  // No doctor is chosen before she chooses one.
  expect(screen.getByLabelText<HTMLInputElement>(en['firstRun.care.noDoctor']).checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Dr Wambui Njeri'));
  expect(screen.getByText(en['profile.doctor.hint'])).toBeTruthy();
  tap('firstRun.care.agree');

  await reaches('firstRun.measure');
  expect(profile).toMatchObject({ hospitalId: 'lakeside', assignedDoctorId: 'dr-njeri' });
  expect(useEmergencyContacts.getState()).toMatchObject({ unitPhone: '111' });
  tap('firstRun.measure.condition.pressure');
  expect(screen.getAllByLabelText(/^Time 2$/)).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Time 2'), { target: { value: '21:00' } });
  tap('firstRun.next');

  await reaches('firstRun.reach');
  expect(profile).toMatchObject({ preExistingConditions: 'High blood pressure, now or before' });
  expect(reminders.map(({ measures, times }) => [measures, times])).toEqual(
    expect.arrayContaining([
      ['bloodPressure', ['08:00', '21:00']],
      ['weight', ['08:00']],
    ]),
  );
  tap('firstRun.toWeek');
  expect((await screen.findByRole('status', {}, within)).textContent).toBe('/milestones');
  expect(isFirstRunOpen(store.userId)).toBe(false);
}, 20_000);

it('a kill in the middle keeps the screen and what was typed on it', async () => {
  const lmp = addDays(localDate(Date.now()), -100);
  open();
  await shows('firstRun.dates');
  tap('firstRun.skip');
  await reaches('firstRun.care');
  fireEvent.click(screen.getByRole('link', { name: en['ui.back'] }));
  await shows('firstRun.dates');
  tap('firstRun.dates.way.period');
  const stored = localStorage.getItem('maia-note-first-run');
  type('firstRun.dates.lmp', lmp);
  await waitFor(() => expect(localStorage.getItem('maia-note-first-run')).not.toBe(stored));
  cleanup();
  sessionStorage.clear();

  open();
  await reaches('firstRun.care');
  cleanup();
  open('/welcome?step=1');
  await shows('firstRun.dates');
  const [year, month, day] = lmp.split('-');
  expect(screen.getByLabelText<HTMLInputElement>(en['firstRun.dates.lmp']).value).toBe(`${month}/${day}/${year}`);
  expect(profile).toBeNull();
}, 20_000);

it('a screen that is saved again changes its reminders and adds none; one that is switched off goes', async () => {
  open('/welcome?step=3');
  await reaches('firstRun.measure');
  tap('firstRun.next');
  await reaches('firstRun.reach');
  expect(reminders).toHaveLength(2);
  fireEvent.click(screen.getByRole('link', { name: en['ui.back'] }));
  await reaches('firstRun.measure');
  fireEvent.click(screen.getByRole('button', { name: 'Remind me: Weight' }));
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:15' } });
  tap('firstRun.next');
  await reaches('firstRun.reach');
  await waitFor(() =>
    expect(reminders.map(({ measures, times }) => [measures, times])).toEqual([['bloodPressure', ['09:15']]]),
  );
}, 20_000);

it('a screen that is left out saves nothing, and leaving all of them opens Today', async () => {
  open();
  for (const id of ['firstRun.dates', 'firstRun.care', 'firstRun.measure'] as const) {
    await reaches(id);
    if (id === 'firstRun.dates') tap('firstRun.dates.way.born');
    if (id !== 'firstRun.measure') tap('firstRun.skip');
  }
  tap('firstRun.leave');
  expect((await screen.findByRole('status', {}, within)).textContent).toBe('/dashboard');
  expect(profile).toBeNull();
  expect(reminders).toEqual([]);
  expect(isFirstRunOpen(store.userId)).toBe(false);
}, 20_000);

it('an error stays on the screen and takes the focus', async () => {
  open();
  await shows('firstRun.dates');
  tap('firstRun.dates.way.born');
  tap('firstRun.next');
  expect(document.activeElement).toBe(screen.getByLabelText(en['firstRun.dates.birthDate']));
  await shows('firstRun.dates');
});

it.each([
  ['a doctor', ['doctor'], true],
  ['an account that did not sign up on this phone', [], false],
] as const)('%s never sees it', async (_, labels, isMarked) => {
  const user = { id: store.userId, name: 'A', email: 'a@example.org', labels: [...labels] };
  useSession.setState({ user });
  if (!isMarked) localStorage.clear();
  open();
  expect((await screen.findByRole('status', {}, within)).textContent).toBe('/dashboard');
});
