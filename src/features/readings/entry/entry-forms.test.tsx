// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { useStoreHealth } from '@/db/store/store-health.ts';
import { newestReadings } from '@/db/records/live-readings.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { closeEntry, openEntry, useEntry } from '@/features/readings/state/entry-state.ts';
import { readOnce } from '@/features/readings/export/read-once.ts';
import { ReadingEntry } from '@/features/readings/reading-entry.tsx';

let person = 0;

beforeEach(async () => {
  person += 1;
  const id = `person${person}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'amina@example.org', labels: [] }, isAuthenticated: true });
  await openStore(id);
});

afterEach(() => {
  cleanup();
  closeEntry();
  useEntry.setState({ saved: null });
  useStoreHealth.setState({ openFailure: null });
  vi.restoreAllMocks();
});

function show(kind: 'bloodPressure' | 'bloodSugar' | 'weight') {
  openEntry(kind);
  return render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <ReadingEntry />
      </MemoryRouter>
    </IntlProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const moment = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const save = () => {
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
};
const stored = () => readOnce(newestReadings({ limit: 10 }));
const saved = () => waitFor(() => expect(useEntry.getState().saved).not.toBeNull(), { timeout: 5000 });

describe('blood pressure', () => {
  it('is saved as typed', async () => {
    show('bloodPressure');
    type('Systolic', '118');
    type('Diastolic', '76');
    save();
    await saved();
    expect(await stored()).toMatchObject([{ kind: 'bloodPressure', systolic: 118, diastolic: 76 }]);
  });

  it('is saved once when Save is tapped twice', async () => {
    show('bloodPressure');
    type('Systolic', '118');
    type('Diastolic', '76');
    save();
    save();
    await saved();
    expect(await stored()).toHaveLength(1);
  });

  it('shows at the field what is missing, and keeps what was typed', async () => {
    show('bloodPressure');
    type('Systolic', '118');
    save();
    expect(await screen.findByText('Field diastolic required for blood pressure.')).toBeTruthy();
    expect(field('Diastolic').getAttribute('aria-invalid')).toBe('true');
    expect(field('Systolic').value).toBe('118');
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['301', 'Systolic must be at most 300.'],
    ['abc', 'systolic must be valid number.'],
    ['-5', 'systolic must be non-negative.'],
    ['0', 'Systolic cannot be zero.'],
  ])('refuses %s and leaves it in the field', async (typed, words) => {
    show('bloodPressure');
    type('Systolic', typed);
    type('Diastolic', '76');
    save();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field('Systolic').value).toBe(typed);
  });

  it('offers to swap the numbers when the top one is smaller', async () => {
    show('bloodPressure');
    type('Systolic', '80');
    type('Diastolic', '120');
    save();
    expect(await screen.findByText('The top number must be larger. Are they swapped?')).toBeTruthy();
    press('Swap them: 120/80');
    expect([field('Systolic').value, field('Diastolic').value]).toEqual(['120', '80']);
    save();
    await saved();
    expect(await stored()).toMatchObject([{ systolic: 120, diastolic: 80 }]);
  });

  it.each([
    ['12', '8', '120/80'],
    ['12,5', '8', '125/80'],
    ['18', '11', '180/110'],
  ])('asks about %s/%s, which is cmHg, and saves it in mmHg', async (top, bottom, meant) => {
    show('bloodPressure');
    type('Systolic', top);
    type('Diastolic', bottom);
    save();
    expect(await screen.findByText(`You typed ${top}/${bottom}. Did you mean ${meant} mmHg?`)).toBeTruthy();
    expect(await stored()).toEqual([]);
    press(`Yes, ${meant} mmHg`);
    expect(`${field('Systolic').value}/${field('Diastolic').value}`).toBe(meant);
    save();
    await saved();
    const [systolic, diastolic] = meant.split('/').map(Number);
    expect(await stored()).toMatchObject([{ systolic, diastolic }]);
  });

  it('asks about a number that is rare, and saves it after "Yes, it is right"', async () => {
    show('bloodPressure');
    type('Systolic', '205');
    type('Diastolic', '118');
    save();
    expect(await screen.findByText('Please check the number')).toBeTruthy();
    expect(await stored()).toEqual([]);
    press('Yes, it is right');
    await saved();
    expect(await stored()).toMatchObject([{ systolic: 205, diastolic: 118 }]);
  });

  it('a confirmed number does not confirm another one', async () => {
    show('bloodPressure');
    type('Systolic', '205');
    type('Diastolic', '118');
    save();
    await screen.findByText('Please check the number');
    type('Systolic', '250');
    save();
    expect(await screen.findByText(/You typed 250\/118 mmHg/)).toBeTruthy();
    expect(await stored()).toEqual([]);
  });

  it('keeps the text and says so when the phone cannot store it, and still answers a severe number', async () => {
    const store = await openStore(`person${person}`);
    const readings = await store.collection('readings');
    const full = Object.assign(new Error('QuotaExceededError'), { name: 'QuotaExceededError' });
    const insert = vi.spyOn(readings, 'insert').mockRejectedValueOnce(full);
    show('bloodPressure');
    type('Systolic', '164');
    type('Diastolic', '112');
    save();
    expect(await screen.findByText(/This phone has no room left/)).toBeTruthy();
    expect(screen.getByText('Call your maternity unit now')).toBeTruthy();
    expect([field('Systolic').value, field('Diastolic').value]).toEqual(['164', '112']);
    insert.mockRestore();
    save();
    await saved();
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['refused', /this browser does not let Maia keep anything/],
    ['damaged', /this phone’s copy cannot be opened/],
  ] as const)('says what to do where the device keeps nothing (%s), and not to try again', async (shut, words) => {
    const store = await openStore(`person${person}`);
    vi.spyOn(await store.collection('readings'), 'insert').mockRejectedValue(new Error('no storage'));
    useStoreHealth.setState({ openFailure: shut });
    show('bloodPressure');
    type('Systolic', '118');
    type('Diastolic', '76');
    save();
    const told = await screen.findByRole('alert', { hidden: true });
    expect(told.textContent).toMatch(words);
    expect(told.textContent).toMatch(/trying again does not help/);
    expect(told.textContent).not.toMatch(/Try again/);
  });

  it('keeps what was typed when the sheet is closed by accident', () => {
    const { unmount } = show('bloodPressure');
    type('Systolic', '118');
    press('Close');
    unmount();
    show('bloodPressure');
    expect(field('Systolic').value).toBe('118');
  });

  it('refuses a time in the future', async () => {
    show('bloodPressure');
    type('Systolic', '118');
    type('Diastolic', '76');
    press(/^Date and time Now/);
    type('Date', '2099-01-01');
    type('Time', '08:00');
    save();
    expect(await screen.findByText('Date and time cannot be in the future.')).toBeTruthy();
  });
});

describe('blood sugar', () => {
  it('asks about the unit when the number fits the other one', async () => {
    show('bloodSugar');
    type('Level', '5,2');
    moment('Fasting');
    save();
    expect(await screen.findByText('You typed 5,2 mg/dL. Did you mean 5,2 mmol/L?')).toBeTruthy();
    press('Yes, mmol/L');
    expect(field('Unit').value).toBe('mmol/L');
    save();
    await saved();
    expect(await stored()).toMatchObject([{ level: 5.2, unit: 'mmol/L', measurementType: 'fasting' }]);
  });

  it('accepts LO from the meter', async () => {
    show('bloodSugar');
    press('LO');
    press('Another moment');
    moment('Any other time');
    save();
    await saved();
    expect(await stored()).toMatchObject([{ meter: 'LO', level: 0 }]);
  });

  it('proposes no moment that it cannot know', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14) });
    show('bloodSugar');
    type('Level', '95');
    save();
    expect(await screen.findByText('Field measurementType required for blood sugar.')).toBeTruthy();
    vi.useRealTimers();
  });

  it('proposes the moment by the time of the reading, and the limit follows the chip', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 6, 30) });
    show('bloodSugar');
    const fasting = await screen.findByRole<HTMLInputElement>('radio', { name: 'Fasting' });
    await waitFor(() => expect(fasting.checked).toBe(true));
    type('Level', '100');
    moment('2 hours after a meal');
    save();
    await saved();
    expect(await stored()).toMatchObject([{ level: 100, measurementType: 'post_2h' }]);
    vi.useRealTimers();
  });

  it('saves the proposed moment without a further tap', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 6, 30) });
    show('bloodSugar');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fasting' }).checked).toBe(true));
    type('Level', '90');
    save();
    await saved();
    expect(await stored()).toMatchObject([{ measurementType: 'fasting' }]);
    vi.useRealTimers();
  });
});

describe('weight', () => {
  it('accepts a comma as the decimal sign', async () => {
    show('weight');
    type('Weight', '68,4');
    save();
    await saved();
    expect(await stored()).toMatchObject([{ weight: 68.4, unit: 'kg' }]);
  });

  it('refuses 684 kg and leaves it in the field', async () => {
    show('weight');
    type('Weight', '684');
    save();
    expect(await screen.findByText('Weight must be at most 350.')).toBeTruthy();
    expect(field('Weight').value).toBe('684');
  });
});
