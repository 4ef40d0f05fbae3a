// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, localDate } from '@/clinical/time/calendar-date.ts';
import { addAppointment } from '@/db/records/appointments.ts';
import { openStore } from '@/db/store/open-store.ts';
import { liveProfile, saveProfile } from '@/db/records/profile.ts';
import { setEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { en } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/records/profile.ts';
import { useSession } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
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
/** Waits until all cards are rendered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 1300));

describe('Today past the due date', () => {
  it('asks for a plan from 41 weeks', async () => {
    await open(dated(41));
    await screen.findByText(PLAN, {}, PATIENT);
    expect(shown()).toEqual([PLAN]);
    expect(screen.getByText('7 days past the due date')).toBeTruthy();
    expect(screen.getByText(en['clinical.yourBody'])).toBeTruthy();
  });

  it('says first to call today from 42 weeks when no contact is recorded, with a link to the numbers', async () => {
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

  it('offers the call itself when the number of the unit is known', async () => {
    setEmergencyContacts({ unitPhone: '+254 700 000 000' });
    await open(dated(42));
    await screen.findByText(CALL, {}, PATIENT);
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+254700000000');
  });

  it('does not say to call when a visit was completed in the last 7 days', async () => {
    await visitDaysAgo(7);
    await open(dated(42));
    await screen.findByText(PLAN, {}, PATIENT);
    expect(shown()).toEqual([PLAN]);
  });

  it.each([
    ['before 41 weeks', dated(40, 6)],
    ['after the birth', { ...dated(44), pregnancyStatus: 'postpartum', birthDate: today }],
    ['after a loss', { ...dated(44), pregnancyStatus: 'ended' }],
    ['when the week is unknown', { pregnancyStatus: 'pregnant' }],
  ] as const)('says nothing %s', async (_, profile) => {
    await open(profile);
    await settled();
    expect(shown()).toEqual([]);
  });

  it('says nothing during the first sync of a new phone', async () => {
    useSyncStatus.setState({ phase: 'syncing', lastSafeCopyAt: null });
    await open(dated(42));
    await settled();
    expect(shown()).toEqual([]);
  });

  it('still says it during a later sync', async () => {
    useSyncStatus.setState({ phase: 'syncing', fetching: { done: 1, total: 9 } });
    await open(dated(42));
    await screen.findByText(CALL, {}, PATIENT);
  });
});

describe('"Has your baby been born?"', () => {
  const storedProfile = () =>
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
  ])('%s: one tap saves the answer and opens the profile', async (answer, status) => {
    await visitDaysAgo(1);
    await open(dated(43));
    fireEvent.click(await screen.findByRole('button', { name: answer }, PATIENT));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/profile/pregnancy'), PATIENT);
    expect(await storedProfile()).toMatchObject({ pregnancyStatus: status });
  });

  it('is asked from 43 weeks in place of the plan, until it is answered that the pregnancy ended', async () => {
    await open(dated(43));
    await screen.findByText(QUESTION, {}, PATIENT);
    expect(shown()).toEqual([CALL, QUESTION]);
    fireEvent.click(screen.getByRole('button', { name: 'The pregnancy ended' }));
    await waitFor(() => expect(shown()).toEqual([]), PATIENT);
  });
});
