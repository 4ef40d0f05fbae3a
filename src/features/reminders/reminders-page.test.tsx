// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingAnswers } from '@/db/outbox/notification-outbox.ts';
import { openStore } from '@/db/store/open-store.ts';
import * as reminders from '@/db/records/reminders.ts';
import { readSealedItem } from '@/db/drafts/sealed-item.ts';
import { en } from '@/i18n/messages/en.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { RemindersPage } from './reminders-page.tsx';

const PATIENT = { timeout: 10_000 };
const QUESTION = /This phone is in another time zone \(.+\)\. Keep 08:00 of Kiritimati, or 08:00 here\?/;
const NOTICE = /This phone is now on .+ time/;
let person = 0;

beforeEach(async () => {
  person += 1;
  const id = `traveller${person}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'amina@example.org', labels: [] }, isAuthenticated: true });
  useSyncStatus.setState({ lastSafeCopyAt: '2026-11-22T08:00:00.000Z' });
  await openStore(id, 'reminders');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const takenIn = (timeZone: string, medicationName: string) =>
  reminders.addReminder({ medicationName, dosage: '1 tablet', frequency: 'Once a day', times: ['08:00'], timeZone });

const storedReminder = (medicine: string) =>
  new Promise<reminders.StoredReminder>((resolve) => {
    const stop = reminders.liveReminders().subscribe((rows) => {
      const row = rows.find(({ medicationName }) => medicationName === medicine);
      if (row) resolve(row);
      queueMicrotask(() => stop());
    });
  });

const page = (
  <IntlProvider locale="en" messages={en}>
    <MemoryRouter>
      <RemindersPage />
    </MemoryRouter>
  </IntlProvider>
);

/** Opens the page and records whether a reminder was ever shown without the question. */
function open() {
  const seen = { isWithoutQuestion: false };
  const { container } = render(page);
  const check = () => {
    const text = container.textContent;
    if (text.includes('Iron') && !QUESTION.test(text)) seen.isWithoutQuestion = true;
  };
  check();
  new MutationObserver(check).observe(container, { childList: true, subtree: true, characterData: true });
  return seen;
}

describe('the reminders of a phone that comes from another time zone', () => {
  it('are shown together with the question above them, so that nothing moves under a finger', async () => {
    await takenIn('Pacific/Kiritimati', 'Iron');
    await takenIn('Pacific/Kiritimati', 'Folic acid');
    const seen = open();
    await screen.findByText(QUESTION, {}, PATIENT);
    await screen.findAllByText(/Folic acid/, {}, PATIENT);
    expect(seen.isWithoutQuestion).toBe(false);
  });

  it('stay until the answer, and move when "here" is chosen', async () => {
    await takenIn('Pacific/Kiritimati', 'Iron');
    open();
    await screen.findByText(QUESTION, {}, PATIENT);
    expect((await storedReminder('Iron')).timeZone).toBe('Pacific/Kiritimati');
    fireEvent.click(screen.getByRole('button', { name: /^Use .+ time$/ }));
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull(), PATIENT);
    expect((await storedReminder('Iron')).timeZone).toBe(deviceTimeZone());
  });

  it('stay for good when the home time is kept', async () => {
    await takenIn('Pacific/Kiritimati', 'Iron');
    open();
    await screen.findByText(QUESTION, {}, PATIENT);
    fireEvent.click(screen.getByRole('button', { name: 'Keep Kiritimati time' }));
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull(), PATIENT);
    expect(await storedReminder('Iron')).toMatchObject({ timeZone: 'Pacific/Kiritimati', isZoneFixed: true });
  });

  it.each(['Keep Kiritimati time', /^Use .+ time$/])('say that an answer could not be saved: %s', async (name) => {
    await takenIn('Pacific/Kiritimati', 'Iron');
    vi.spyOn(reminders, 'changeReminder').mockRejectedValue(new Error('no room'));
    open();
    await screen.findAllByText(/Iron/, {}, PATIENT);
    fireEvent.click(await screen.findByRole('button', { name }, PATIENT));
    expect(await screen.findByRole('alert', {}, PATIENT)).toHaveProperty('textContent', en['reminders.notKept']);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});

it('reminders are shown unmoved when this phone cannot store the time zone', async () => {
  await takenIn('Pacific/Kiritimati', 'Iron');
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...localStorage, getItem: () => null, setItem: fail, removeItem: fail });
  render(page);
  await screen.findAllByText(/Iron/, {}, PATIENT);
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect((await storedReminder('Iron')).timeZone).toBe('Pacific/Kiritimati');
});

it('a medicine that was deleted on another phone is called deleted when it is paused at that moment', async () => {
  const iron = await takenIn(deviceTimeZone(), 'Iron');
  await takenIn(deviceTimeZone(), 'Folic acid');
  render(page);
  const pause = await screen.findByRole('button', { name: 'Pause: Iron' }, PATIENT);
  const change = reminders.changeReminder;
  vi.spyOn(reminders, 'changeReminder').mockImplementation(async (...given) => {
    await reminders.removeReminder(iron.id);
    return change(...given);
  });
  fireEvent.click(pause);
  const alert = await screen.findByRole('alert', {}, PATIENT);
  expect(alert.textContent).toBe(en['reminders.deletedElsewhere']);
  expect(screen.queryByText('Iron')).toBeNull();
});

describe('reminders that another device has moved', () => {
  const home = deviceTimeZone();
  beforeEach(async () => {
    // As after the first check of this device.
    await takenIn(home, 'Folic acid');
    render(page);
    await screen.findAllByText(/Folic acid/, {}, PATIENT);
    await waitFor(async () => expect(await readSealedItem('zone')).toMatchObject({ zone: home }), PATIENT);
    cleanup();
    const { id } = await takenIn('Pacific/Kiritimati', 'Iron');
    await reminders.changeReminder(id, { movedFromZone: home });
    render(page);
    await screen.findByText(/Another device moved your reminders to Kiritimati time/, {}, PATIENT);
  });

  it('show a notice and stay in that zone, because this device is elsewhere', async () => {
    expect(screen.queryByText(NOTICE)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText(/Another device/)).toBeNull(), PATIENT);
    expect((await storedReminder('Iron')).timeZone).toBe('Pacific/Kiritimati');
  });

  it('return for good when the home time is kept', async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Keep .+ time$/ }));
    await waitFor(() => expect(screen.queryByText(/Another device/)).toBeNull(), PATIENT);
    expect(await storedReminder('Iron')).toMatchObject({ timeZone: home, isZoneFixed: true, movedFromZone: null });
  });
});

/** `HH:mm` of this device, so many hours ago. */
const hoursAgo = (hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  return `${String(then.getHours()).padStart(2, '0')}:${String(then.getMinutes()).padStart(2, '0')}`;
};

it.each([
  [1, true],
  [3, false],
])(
  'a reading that is asked for %i h after its time is offered, and never called missed: %s',
  async (hours, isAsked) => {
    await reminders.addReminder({
      medicationName: 'Blood pressure',
      dosage: 'At rest',
      frequency: 'Once a day',
      times: [hoursAgo(hours)],
      timeZone: deviceTimeZone(),
      measures: 'bloodPressure',
      scheduledSince: toInstant(Date.now() - 24 * 3_600_000),
    });
    render(page);
    await screen.findByText(/At rest, Once a day|At rest · Once a day|Once a day/, {}, PATIENT);
    const add = screen.queryByRole('link', { name: en['reminders.measure'] });
    expect(add?.getAttribute('href') ?? null).toBe(isAsked ? '/dashboard?add=bloodPressure' : null);
    expect(screen.queryByText(/missed|double/i)).toBeNull();
  },
);

describe('a dose that is due', () => {
  const later = () => screen.findByRole('button', { name: 'Later' }, PATIENT);
  /** A reminder fixed to UTC, so that it does not move. */
  const due = (minutesAgo: number) => {
    const at = Date.now() - minutesAgo * 60_000;
    const times = [toInstant(at).slice(11, 16)];
    return reminders.addReminder({
      medicationName: 'Iron',
      dosage: '1 tablet',
      frequency: 'Once a day',
      times,
      timeZone: 'UTC',
      isZoneFixed: true,
      scheduledSince: toInstant(at - 60_000),
    });
  };

  it('and is snoozed is stored for the server, which sends a push when the app is closed', async () => {
    const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', asked);
    const { id } = await due(5);
    open();
    fireEvent.click(await later());
    await screen.findByText(/Again at/, {}, PATIENT);
    await waitFor(() => expect(asked).toHaveBeenCalled(), PATIENT);
    const [pending] = await pendingAnswers(`traveller${person}`);
    expect(pending?.answer).toMatchObject({ answer: 'later', reminderId: id });
  });

  it('offers no Later that would end after its two hours', async () => {
    await due(107);
    open();
    await screen.findByText(/Late by 10\d min/, {}, PATIENT);
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  });
});

describe('a reminder that was stored with a frequency and no times', () => {
  const stored = (frequency: string) =>
    reminders.addReminder({ medicationName: 'Aspirin', dosage: '1', frequency, times: [], timeZone: deviceTimeZone() });

  it('says that it never reminds, and leads to the form that adds times', async () => {
    await stored('Twice a day');
    render(page);
    expect(await screen.findByText(en['reminders.noTime'], {}, PATIENT)).toBeTruthy();
    expect(screen.getByText('Aspirin has no time set and never reminds you: add times.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add times: Aspirin' }));
    expect(await screen.findByText(en['validation.timeless'], {}, PATIENT)).toBeTruthy();
  });

  it('says nothing of the kind when it is taken as needed', async () => {
    await stored('As needed');
    render(page);
    expect(await screen.findByText('Aspirin', {}, PATIENT)).toBeTruthy();
    expect(screen.queryByText(en['reminders.noTime'])).toBeNull();
  });
});
