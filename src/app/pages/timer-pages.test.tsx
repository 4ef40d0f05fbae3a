// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadContent } from '@/app/content/use-content.ts';
import { saveSealedItem } from '@/db/drafts/sealed-item.ts';
import { addTimed, newestTimed } from '@/db/records/timed-records.ts';
import { addMovement } from '@/db/records/movement-counts.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import ContractionsPage from '@/features/contractions/contractions-page.tsx';
import MovementsPage from '@/features/movements/movements-page.tsx';
import { en } from '@/i18n/messages/en.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { TimedKind } from '@/model/timers/timed-types.ts';
import { useSession } from '@/sync/session/session.ts';

const PATIENT = { timeout: 10_000 };
const minute = 60_000;
const hour = 60 * minute;
/** Eight in the morning of this phone: yesterday's evening is less than twelve hours away. */
const now = new Date(2026, 10, 21, 8).getTime();

let store: Store;
let number = 0;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const id = `timers-${number++}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'a@example.org', labels: [] }, isAuthenticated: true });
  store = await openStore(id, 'profile');
  await preloadContent('care');
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  await store.close();
});

const show = (Page: ComponentType) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </IntlProvider>,
  );
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, PATIENT));
const count = (kind: TimedKind) =>
  new Promise<number>((resolve) => {
    const stop = newestTimed(kind, 500).subscribe((records) => (resolve(records.length), queueMicrotask(() => stop())));
  });
const contraction = (from: number, seconds: number | null = 45) =>
  addTimed('contraction', {
    recordedAt: toInstant(from),
    ...(seconds !== null && { endedAt: toInstant(from + seconds * 1000) }),
  });

describe('the contraction timer', () => {
  it('asks to call when the rule says so, with the contraction that is going on', async () => {
    for (let index = 1; index <= 3; index++) await contraction(now - index * 10 * minute);
    show(ContractionsPage);
    await screen.findByText('3 in the last hour · About every 10 minutes', {}, PATIENT);
    expect(screen.queryByRole('alert')).toBeNull();
    await tap('It begins');
    expect((await screen.findByRole('alert', {}, PATIENT)).textContent).toContain('Call your maternity unit now');
    await tap('It is over');
    await waitFor(async () => expect(await count('contraction')).toBe(4));
  });

  it('shows each half hour in words: how many, how far apart, how long', async () => {
    await contraction(now - 20 * minute, 40);
    await contraction(now - 12 * minute, 60);
    show(ContractionsPage);
    const rows = await screen.findAllByText(/2 contractions · About every 8 minutes · 50 seconds long/, {}, PATIENT);
    expect(rows[0]?.textContent).toContain('07:30');
  });

  it('deletes one or a whole day, and restores what was deleted', async () => {
    await contraction(now - 20 * minute);
    await contraction(now - 10 * minute);
    show(ContractionsPage);
    await tap('Delete the contraction of 07:40 AM');
    await waitFor(async () => expect(await count('contraction')).toBe(1));
    await tap('Undo');
    await waitFor(async () => expect(await count('contraction')).toBe(2));
    await tap('Delete this day');
    await waitFor(async () => expect(await count('contraction')).toBe(0));
    await screen.findByText('2 contractions are deleted', {}, PATIENT);
    await tap('Undo');
    await waitFor(async () => expect(await count('contraction')).toBe(2));
  });

  it('begins a new contraction where one was forgotten for more than ten minutes', async () => {
    await saveSealedItem('contractions', [{ from: now - 11 * minute, to: null }]);
    show(ContractionsPage);
    await screen.findByText('1 in the last hour', {}, PATIENT);
    await tap('It begins');
    await waitFor(async () => expect(await count('contraction')).toBe(1));
    expect((await screen.findAllByText('end not timed', {}, PATIENT)).length).toBe(1);
  });
});

describe('the counter of movements', () => {
  const startedAgo = (ago: number) => ({
    running: { from: now - ago, at: [now - ago + minute, now - ago + 15 * minute] },
    earlier: [],
  });

  it('goes on with a count of an older version that was started before midnight, and says so', async () => {
    await saveSealedItem('kicks', startedAgo(10 * hour));
    show(MovementsPage);
    await screen.findByText('2 movements since yesterday, 10:00 PM', {}, PATIENT);
    expect(screen.getByText('Last one yesterday at 10:15 PM')).toBeTruthy();
  });

  it('sets a count that runs for a day aside and says so, instead of showing it as one of today', async () => {
    await saveSealedItem('kicks', startedAgo(24 * hour + 20 * minute));
    show(MovementsPage);
    await screen.findByText(/The count begun on November 20 at 07:40 AM was not ended. After 12 hours/, {}, PATIENT);
    await screen.findByText(/2 movements, count not ended/, {}, PATIENT);
    expect(screen.queryByText(/movements since/)).toBeNull();
    await tap('Start a count');
    await screen.findByText('No movement yet since 08:00 AM', {}, PATIENT);
  });

  it('shows a movement that is added while it is open, and takes one back', async () => {
    show(MovementsPage);
    await tap('Start a count');
    await tap('It moved');
    await screen.findByText('1 movement since 08:00 AM', {}, PATIENT);
    await addMovement(now + minute);
    await screen.findByText('2 movements since 08:00 AM', {}, PATIENT);
    await tap('Take the last one back');
    await screen.findByText('1 movement since 08:00 AM', {}, PATIENT);
  });

  it('keeps an ended count by day, with the minute of the tenth movement, and restores a deleted one', async () => {
    const seconds = Array.from({ length: 12 }, (_, index) => String((index + 1) * 120));
    const recordedAt = toInstant(now - hour);
    await addTimed('movementCount', { recordedAt, endedAt: toInstant(now - 30 * minute), count: 12, seconds });
    show(MovementsPage);
    await screen.findByText(/12 movements in 30 minutes · the tenth after 20 minutes/, {}, PATIENT);
    screen.getByRole('heading', { name: 'Saturday, November 21' });
    await tap('Delete the count of 07:00 AM');
    await waitFor(async () => expect(await count('movementCount')).toBe(0));
    await tap('Undo');
    await screen.findByText(/the tenth after 20 minutes/, {}, PATIENT);
  });
});
