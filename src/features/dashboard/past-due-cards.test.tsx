// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, localDate } from '@/clinical/calendar-date.ts';
import { addAppointment } from '@/db/appointments.ts';
import { openStore } from '@/db/open-store.ts';
import { liveProfile, saveProfile } from '@/db/profile.ts';
import { setEmergencyContacts } from '@/emergency-contacts.ts';
import { en } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/profile.ts';
import { useSession } from '@/sync/session.ts';
import { useSyncStatus } from '@/sync/status.ts';
import PastDueCards from './past-due-cards.tsx';

const PATIENT = { timeout: 10_000 };
const PLAN = en['clinical.pastDue.plan'];
const CALL = en['clinical.pastDue.noContact'];
const QUESTION = en['clinical.pastDue.born'];
const today = localDate(new Date());
let person = 0;

beforeEach(async () => {
  person += 1;
  const id = `late${person}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'amina@example.org', labels: [] }, isAuthenticated: true });
  useSyncStatus.setState({ ...useSyncStatus.getInitialState(), lastSafeCopyAt: '2026-11-22T08:00:00.000Z' });
  await openStore(id, 'appointments');
});
afterEach(() => {
  cleanup();
  setEmergencyContacts({ unitPhone: '' });
});

const dated = (weeks: number, days = 0): Partial<Profile> => ({
  estimatedLmp: addDays(today, -(7 * weeks + days)),
  datingMethod: 'CLINICIAN_EDD',
  pregnancyStatus: 'pregnant',
});
const visitDaysAgo = (days: number) =>
  addAppointment({ date: addDays(today, -days), time: '09:00', appointmentType: 'Midwife', isCompleted: true });

const Place = () => <output>{useLocation().pathname}</output>;
async function open(profile: Partial<Profile>) {
  await saveProfile(profile);
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <PastDueCards now={Date.now()} />
        <Place />
      </MemoryRouter>
    </IntlProvider>,
  );
}
const shown = () => [CALL, PLAN, QUESTION].filter((text) => screen.queryByText(text) !== null);
/** Every card that there is has come. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 1300));

describe('past the due date Today', () => {
  it('asks for a plan from 41 weeks', async () => {
    await open(dated(41));
    await screen.findByText(PLAN, {}, PATIENT);
    expect(shown()).toEqual([PLAN]);
    expect(screen.getByText('7 days past the due date')).toBeTruthy();
    expect(screen.getByText(en['clinical.yourBody'])).toBeTruthy();
  });

  it('says to call today from 42 weeks when no contact is recorded, first, and leads to the numbers', async () => {
    await visitDaysAgo(8);
    await open(dated(42));
    await screen.findByText(CALL, {}, PATIENT);
    expect(shown()).toEqual([CALL, PLAN]);
    expect(screen.getByText(CALL).compareDocumentPosition(screen.getByText(PLAN))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText(en['clinical.tier.today'])).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/emergency');
  });

  it('with the call itself where the number of her unit is known', async () => {
    setEmergencyContacts({ unitPhone: '+254 700 000 000' });
    await open(dated(42));
    await screen.findByText(CALL, {}, PATIENT);
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+254700000000');
  });

  it('does not when a visit of the last 7 days was done', async () => {
    await visitDaysAgo(7);
    await open(dated(42));
    await screen.findByText(PLAN, {}, PATIENT);
    expect(shown()).toEqual([PLAN]);
  });

  it.each([
    ['before 41 weeks', dated(40, 6)],
    ['after the birth', { ...dated(44), pregnancyStatus: 'postpartum', birthDate: today }],
    ['after a loss', { ...dated(44), pregnancyStatus: 'ended' }],
    ['in weeks that nobody knows', { pregnancyStatus: 'pregnant' }],
  ] as const)('says nothing %s', async (_, profile) => {
    await open(profile);
    await settled();
    expect(shown()).toEqual([]);
  });

  it('says nothing while a new phone fetches what she has', async () => {
    useSyncStatus.setState({ phase: 'syncing', lastSafeCopyAt: null });
    await open(dated(42));
    await settled();
    expect(shown()).toEqual([]);
  });

  it('goes on saying it while a phone that has had everything once fetches more', async () => {
    useSyncStatus.setState({ phase: 'syncing', fetching: { done: 1, total: 9 } });
    await open(dated(42));
    await screen.findByText(CALL, {}, PATIENT);
  });
});

describe('"Has your baby been born?"', () => {
  const kept = () =>
    new Promise<Profile | null>((resolve) => {
      const stop = liveProfile().subscribe((profile) => {
        resolve(profile);
        queueMicrotask(() => stop());
      });
    });

  it.each([
    ['Yes, born', 'postpartum'],
    ['Still pregnant', 'pregnant'],
    ['The pregnancy ended', 'ended'],
  ])('%s: one tap is kept, and the profile opens', async (answer, status) => {
    await visitDaysAgo(1);
    await open(dated(43));
    fireEvent.click(await screen.findByRole('button', { name: answer }, PATIENT));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/profile'), PATIENT);
    expect(await kept()).toMatchObject({ pregnancyStatus: status });
  });

  it('is asked from 43 weeks in place of the plan, and no longer once she has said that it is over', async () => {
    await open(dated(43));
    await screen.findByText(QUESTION, {}, PATIENT);
    expect(shown()).toEqual([CALL, QUESTION]);
    fireEvent.click(screen.getByRole('button', { name: 'The pregnancy ended' }));
    await waitFor(() => expect(shown()).toEqual([]), PATIENT);
  });
});
