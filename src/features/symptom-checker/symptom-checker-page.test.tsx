// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { addReading } from '@/db/records/readings.ts';
import { saveSymptomCheck } from '@/db/records/symptom-checks.ts';
import { useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { en } from '@/i18n/messages/en.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/session/session.ts';
import { preloadContent } from '@/app/content/use-content.ts';
import SymptomCheckerPage from './symptom-checker-page.tsx';

const PATIENT = { timeout: 10_000 };
let person = 0;

beforeEach(async () => {
  person += 1;
  const id = `asking${person}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'amina@example.org', labels: [] }, isAuthenticated: true });
  useEmergencyContacts.setState({ countryCode: 'US' });
  vi.stubGlobal('scrollTo', () => undefined);
  await Promise.all([openStore(id, 'profile'), preloadContent('symptoms')]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The way out stands above the question; among the symptoms there is one of the same name. */
const WAY_OUT = 'Something feels wrong';
/** The buttons and choices of the page. */
const find = () => [...screen.queryAllByRole('button'), ...screen.queryAllByRole('radio')];
const nameOf = (control: HTMLElement) =>
  (control.closest('label') ?? control).getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent;
const tap = (name: string) =>
  waitFor(() => {
    const named = find().filter((control) => nameOf(control) === name);
    fireEvent.click((name === WAY_OUT ? named[0] : named.at(-1)) ?? expect.unreachable(name));
  }, PATIENT);
const tapAll = async (...names: string[]) => {
  for (const name of names) await tap(name);
};
async function open(address = '/schecker') {
  // `act` also waits for lazily loaded modules.
  await act(async () => {
    render(
      <IntlProvider locale="en" messages={en}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[address]}>
            <Suspense fallback={null}>
              <SymptomCheckerPage />
            </Suspense>
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>,
    );
  });
}
/** Opens the checker and answers the emergency question and the stage. */
async function begin() {
  await open();
  await tapAll('No, none of these', 'Pregnant, 24 to 36 weeks', 'Continue');
}
const pageText = () => document.querySelector('main')?.textContent ?? '';
const measure = (systolic: number, diastolic: number, hoursAgo: number) =>
  addReading('bloodPressure', { systolic, diastolic, recordedAt: toInstant(Date.now() - hoursAgo * HOUR_MS) });

describe('the result of a check', () => {
  it.each([
    [
      'a milder one',
      [
        'Heartburn',
        'Continue with 1 symptom',
        'None of these',
        'Below 135 on top and below 85 below (mmHg)',
        'Continue',
      ],
      /Usually manageable/,
    ],
    ['an urgent one', ['Yellow skin or eyes', 'Continue with 1 symptom'], /Call your maternity unit now/],
  ])('gets the focus, so that a screen reader reads it: %s', async (_, taps, words) => {
    await begin();
    await tapAll(...taps);
    // Without focus the body is the active element, and it contains the text as well.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(words));
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each(['Very tired', 'Low mood or worry'])(
    'for thoughts of suicide confirmed with "%s" follows a separate question and names the crisis line',
    async (symptom) => {
      await begin();
      await tapAll(symptom, 'Continue with 1 symptom', 'Thoughts of hurting or killing myself', 'Continue');
      await tapAll('I am not safe now, or not sure', 'Continue');
      await screen.findByRole('alert', {}, PATIENT);
      expect(pageText()).toMatch(/Emergency - call now.*988/s);
    },
  );

  it('mentions the blood pressure that decided it, and the newest one', async () => {
    await measure(168, 112, 3);
    await measure(138, 84, 1);
    await begin();
    await tapAll('Headache', 'Continue with 1 symptom');
    await screen.findByRole('alert', {}, PATIENT);
    expect(pageText()).toMatch(/168\/112.*138\/84/);
  });
});

describe('"something feels wrong"', () => {
  it.each([
    ['while choosing symptoms', []],
    ['between the questions', ['Continue with 2 symptoms']],
  ])('keeps a check about violence private: %s', async (_, taps) => {
    await begin();
    await tapAll('Headache', 'Not safe at home', ...taps, WAY_OUT, 'No', 'Continue');
    await screen.findByRole('alert', {}, PATIENT);
    expect(pageText()).toContain(en['schecker.leave']);
    expect(pageText()).toContain('Headache');
    expect(pageText()).not.toContain(en['schecker.keep']);
  });
});

describe('one question a screen', () => {
  const checked = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter((each) => each.checked)
      .map(nameOf);
  const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(nameOf);
  const BACK = 'Back to the question before';

  it('says in words how far the check is, and moves the focus to the question', async () => {
    await begin();
    expect(pageText()).toContain('Part 3 of 4');
    await tapAll('Heartburn', 'Continue with 1 symptom');
    expect(pageText()).toMatch(/Part 4 of 4.*Question 1 of 2 · About: Heartburn/s);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    expect(document.activeElement?.id).toBe('question');
  });

  it('keeps the answers when the user goes back', async () => {
    await begin();
    await tapAll('Heartburn', 'Continue with 1 symptom', 'None of these', 'Not measured today', BACK, BACK);
    expect(pressed()).toEqual(['Heartburn']);
    await tap(BACK);
    expect(checked()).toEqual(['Pregnant, 24 to 36 weeks']);
    await tapAll('Continue', 'Continue with 1 symptom');
    expect(pageText()).toContain('Question 1 of 2');
  });

  it('has the way out on every screen after the first', async () => {
    await open();
    await tap('No, none of these');
    for (const next of [
      'Pregnant, 24 to 36 weeks',
      'Continue',
      'Heartburn',
      'Continue with 1 symptom',
      'None of these',
    ]) {
      expect(find().some((control) => nameOf(control) === WAY_OUT)).toBe(true);
      await tap(next);
    }
    expect(find().some((control) => nameOf(control) === WAY_OUT)).toBe(true);
  });

  it('asks for an answer where one is needed', async () => {
    await begin();
    await tapAll('Heartburn', 'Continue with 1 symptom', 'None of these', 'Continue');
    expect((await screen.findByRole('alert', {}, PATIENT)).textContent).toBe('Choose one first');
  });

  it('begins with the symptom that the address names, after the emergency question', async () => {
    await open('/schecker?symptom=S05');
    await tapAll('No, none of these', 'Pregnant, 24 to 36 weeks', 'Continue');
    expect(pressed()).toEqual(['Headache']);
  });
});

describe('an earlier check', () => {
  it('can be restored unchanged after it was deleted', async () => {
    await saveSymptomCheck({ tier: 'TODAY', symptoms: ['S01'], signs: [], weeks: 30 }, Date.UTC(2026, 4, 6, 12));
    await open();
    await screen.findByText(/6 May|May 6/, {}, PATIENT);
    await tap('Delete');
    await screen.findByText('The check is deleted', {}, PATIENT);
    await waitFor(() => expect(screen.queryByText(/6 May|May 6/)).toBeNull());
    await tap('Undo');
    await screen.findByText(/6 May|May 6/, {}, PATIENT);
  });
});
