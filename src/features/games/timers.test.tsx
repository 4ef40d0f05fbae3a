// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { saveSealedItem, readSealedItem } from '@/db/drafts/sealed-item.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { preloadContent } from '@/app/content/use-content.ts';
import type { ContractionList } from './contraction-list.ts';
import GamesPage from './games-page.tsx';

const PATIENT = { timeout: 10_000 };
const minute = 60_000;
const hour = 60 * minute;
/** Eight in the morning of this phone: yesterday's evening is less than twelve hours away. */
const now = new Date(2026, 10, 21, 8).getTime();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  useSession.setState({
    user: { id: 'amina', name: 'Amina', email: 'a@example.org', labels: [] },
    isAuthenticated: true,
  });
  await openStore('amina', 'profile');
  await preloadContent('care');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const show = (name: 'kicks' | 'contractions') =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/games?play=${name}`]}>
          <GamesPage />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list of contractions', () => {
  const anHour = Array.from({ length: 14 }, (_, index) => now - (index + 1) * 4.5 * minute).map((from) => ({
    from,
    to: from + 45_000,
  }));
  const stored = () => readSealedItem<ContractionList>('contractions');

  it('is complete, and so is its alert, when the next contraction is tapped before the list has been read', async () => {
    await saveSealedItem('contractions', anHour);
    show('contractions');
    tap('It begins');
    await screen.findByRole('alert', {}, PATIENT);
    await waitFor(async () => expect(await stored()).toHaveLength(15));
  });

  it('is restored after clearing, below the contractions timed since', async () => {
    await saveSealedItem('contractions', anHour);
    show('contractions');
    await screen.findByText('Clear the list', {}, PATIENT);
    tap('Clear the list');
    tap('It begins');
    tap('Undo');
    await waitFor(async () => expect(await stored()).toEqual([{ from: now, to: null }, ...anHour]));
    expect(screen.queryByText('The list is cleared')).toBeNull();
  });

  it('shows the date of contractions of another day', async () => {
    await saveSealedItem(
      'contractions',
      [now - hour, now - 26 * hour].map((from) => ({ from, to: from + 45_000 })),
    );
    show('contractions');
    expect(await screen.findByText('07:00 AM', {}, PATIENT)).toBeTruthy();
    expect(screen.getByText('Nov 20, 06:00 AM')).toBeTruthy();
  });
});

describe('a count of movements', () => {
  const startedAgo = (ago: number) => ({
    running: { from: now - ago, at: [now - ago + minute, now - ago + 15 * minute] },
    earlier: [],
  });

  it('continues when Start is tapped before it has been read', async () => {
    await saveSealedItem('kicks', startedAgo(hour));
    show('kicks');
    tap('Start');
    await screen.findByText('2 movements since 07:00 AM', {}, PATIENT);
    await waitFor(async () => expect(await readSealedItem('kicks')).toEqual(startedAgo(hour)));
  });

  it('started before midnight says so', async () => {
    await saveSealedItem('kicks', startedAgo(10 * hour));
    show('kicks');
    await screen.findByText('2 movements since yesterday, 10:00 PM', {}, PATIENT);
    expect(screen.getByText('Last one yesterday at 10:15 PM')).toBeTruthy();
  });

  it('left running for a day expires and says so, instead of looking like a count of today', async () => {
    await saveSealedItem('kicks', startedAgo(24 * hour + 20 * minute));
    show('kicks');
    await screen.findByText(/The count begun on November 20 at 07:40 AM was not ended. After 12 hours/, {}, PATIENT);
    expect(screen.getByText('2 movements, count not ended')).toBeTruthy();
    expect(screen.queryByText(/movements since/)).toBeNull();
    tap('Start');
    expect(screen.getByText('No movement yet since 08:00 AM')).toBeTruthy();
  });
});
