// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { openStore } from '@/db/store/open-store.ts';
import { recordDose } from '@/db/records/doses.ts';
import { changeReminder, type StoredReminder } from '@/db/records/reminders.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import type { PlannedMedicine } from '@/app/forms/planned-entry.ts';
import { ReminderForm } from './reminder-form.tsx';

const PATIENT = { timeout: 5000 };
let person = 0;
const saved = vi.fn<(reminder: StoredReminder) => void>();

beforeEach(async () => {
  person += 1;
  saved.mockClear();
  const id = `medicine${person}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'amina@example.org', labels: [] }, isAuthenticated: true });
  await openStore(id, 'reminders');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (reminder: StoredReminder | null = null, planned?: PlannedMedicine) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <ReminderForm reminder={reminder} planned={planned} onClose={() => undefined} onSaved={saved} />
      </MemoryRouter>
    </IntlProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
const rows = async (name: 'reminders' | 'doses') => {
  const store = await openStore(`medicine${person}`, 'reminders');
  return (await (await store.collection(name)).find().exec()).map((row) => row.toJSON());
};

function fill() {
  type('Medicine', ' Iron ');
  type('How much each time', '1 tablet');
  fireEvent.change(field('How often'), { target: { value: 'once' } });
  type('Time 1', '08:00');
}

describe('a new reminder', () => {
  it('that another page planned has its name, and no dose or frequency until she gives them', () => {
    show(null, { form: 'reminder', medicine: 'Folic acid' });
    expect(field('Medicine').value).toBe('Folic acid');
    expect(field('How much each time').value).toBe('');
    expect(field('How often').value).toBe('');
  });

  it('is saved once when Save is tapped twice, with its texts trimmed', async () => {
    show();
    fill();
    save();
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), PATIENT);
    expect(await rows('reminders')).toMatchObject([
      { medicationName: 'Iron', frequency: 'Once a day', times: ['08:00'], isActive: true, serverUpdatedAt: '' },
    ]);
  });

  it('shows an error at each duplicate time, keeps the input, and saves nothing', async () => {
    show();
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Add a time', hidden: true }));
    type('Time 2', '08:00');
    save();
    expect(await screen.findAllByText('08:00 is there twice. One time is one dose.', {}, PATIENT)).toHaveLength(2);
    expect(field('Time 2').getAttribute('aria-invalid')).toBe('true');
    expect(field('Medicine').value).toBe(' Iron ');
    expect(await rows('reminders')).toEqual([]);
  });

  it('warns and does not block when the times do not match how often', async () => {
    show();
    fill();
    type('Time 1', '07:30');
    fireEvent.change(field('How often'), { target: { value: 'twice' } });
    expect(screen.getByText(/You chose “Twice a day” and gave 1 time/)).toBeTruthy();
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), PATIENT);
  });

  it('is saved with the usual times of its frequency when none is typed, and says that they are only usual', async () => {
    show();
    type('Medicine', 'Aspirin');
    type('How much each time', '1 tablet');
    fireEvent.change(field('How often'), { target: { value: 'twice' } });
    expect(field('Time 1').value).toBe('08:00');
    expect(field('Time 2').value).toBe('20:00');
    expect(screen.getByText(en['reminders.form.times.usual'])).toBeTruthy();
    type('Time 2', '21:00');
    expect(screen.queryByText(en['reminders.form.times.usual'])).toBeNull();
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), PATIENT);
    expect(await rows('reminders')).toMatchObject([{ frequency: 'Twice a day', times: ['08:00', '21:00'] }]);
  });

  it('is not saved without a time, and says that it would never remind', async () => {
    show();
    fill();
    type('Time 1', '');
    save();
    expect((await screen.findByText(en['validation.timeless'], {}, PATIENT)).getAttribute('role')).toBe('alert');
    expect(await rows('reminders')).toEqual([]);
    type('Time 1', '09:00');
    expect(screen.queryByText(en['validation.timeless'])).toBeNull();
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), PATIENT);
  });

  it('taken once a week is saved for every 7 days without opening the days', async () => {
    show();
    fill();
    expect(screen.getByText('every day')).toBeTruthy();
    fireEvent.change(field('How often'), { target: { value: 'weekly' } });
    expect(field('Every how many days').value).toBe('7');
    expect(screen.queryByText('every day')).toBeNull();
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), PATIENT);
    const [stored] = await rows('reminders');
    expect(stored).toMatchObject({ frequency: 'Once a week', everyDays: 7, startsOn: localDate(Date.now()) });
  });

  it('with a free-text frequency says that it is due every day, as long as no days are chosen', () => {
    show();
    fill();
    fireEvent.change(field('How often'), { target: { value: 'own' } });
    const everyDay = /Maia does not read these words/;
    expect(screen.getByText(everyDay)).toBeTruthy();
    type('Every how many days', '14');
    expect(screen.queryByText(everyDay)).toBeNull();
  });

  it('keeps the input and shows an error when the phone cannot store it', async () => {
    const reminders = await (await openStore(`medicine${person}`, 'reminders')).collection('reminders');
    const full = Object.assign(new Error('QuotaExceededError'), { name: 'QuotaExceededError' });
    const insert = vi.spyOn(reminders, 'insert').mockRejectedValueOnce(full);
    show();
    fill();
    save();
    expect(await screen.findByText(/This phone has no room left/, {}, PATIENT)).toBeTruthy();
    expect(field('Medicine').value).toBe(' Iron ');
    insert.mockRestore();
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), PATIENT);
  });
});

describe('a dose', () => {
  it('is one record however often it is answered, and an answer can be undone', async () => {
    const key = { reminderId: 'iron', date: '2026-11-21', time: '08:00' };
    await Promise.all([recordDose(key, 'taken'), recordDose(key, 'taken')]);
    await recordDose(key, 'open');
    expect(await rows('doses')).toMatchObject([{ ...key, outcome: 'open' }]);
  });
});

describe('a reminder that is changed on another device meanwhile', () => {
  async function addIron() {
    show();
    fill();
    save();
    await waitFor(() => expect(saved).toHaveBeenCalled(), PATIENT);
    cleanup();
    return saved.mock.lastCall![0];
  }
  const both = { dosage: '2 tablets', times: ['21:00'], notes: 'with food' };

  it('keeps both changes when the form is open', async () => {
    const iron = await addIron();
    show(iron);
    await changeReminder(iron.id, { dosage: '2 tablets', times: ['21:00'] });
    type('Notes', 'with food');
    save();
    await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject(both), PATIENT);
  });

  it('shows that change in an old draft', async () => {
    const iron = await addIron();
    show(iron);
    type('Notes', 'with food');
    cleanup();
    show(await changeReminder(iron.id, { dosage: '2 tablets', times: ['21:00'] }));
    expect(field('How much each time').value).toBe('2 tablets');
    save();
    await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject(both), PATIENT);
  });
});
