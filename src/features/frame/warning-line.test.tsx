// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useStoreHealth } from '@/db/store-health.ts';
import { LanguageProvider } from '@/i18n/language-provider.tsx';
import { toInstant } from '@/model/instant.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { WarningLine } from './warning-line.tsx';

const HOUR = 3_600_000;
const ago = (ms: number) => toInstant(Date.now() - ms);

beforeEach(() => {
  useSyncStatus.setState(useSyncStatus.getInitialState());
  useStoreHealth.setState({ unreadable: new Set(), loss: null });
});
afterEach(cleanup);

function said(): { text: string; to: string } | null {
  render(
    <LanguageProvider>
      <MemoryRouter>
        <WarningLine />
      </MemoryRouter>
    </LanguageProvider>,
  );
  const link = screen.queryByRole('link');
  return link && { text: link.textContent ?? '', to: link.getAttribute('href') ?? '' };
}

it('nothing is said while nothing is wrong, nor of what has waited for less than a day', () => {
  useSyncStatus.setState({ phase: 'offline', pending: 3, oldestUnsentAt: ago(23 * HOUR) });
  expect(said()).toBeNull();
});

it('what has been only on this phone for more than a day is said, and since when', () => {
  useSyncStatus.setState({ phase: 'offline', pending: 3, oldestUnsentAt: ago(25 * HOUR) });
  expect(said()).toMatchObject({ text: expect.stringMatching(/^3 entries .* since \w+day/), to: '/your-data' });
});

it('a wrong clock is said and leads to what to do', () => {
  useSyncStatus.setState({ clockSkewMs: -12 * 60_000 });
  expect(said()).toEqual({ text: 'This phone’s clock is wrong by 12 minutes.', to: '/needs-you' });
});

it('a copy that had gone comes before everything else', () => {
  useSyncStatus.setState({ pending: 3, oldestUnsentAt: ago(25 * HOUR), clockSkewMs: 600_000 });
  useStoreHealth.setState({ unreadable: new Set(['a']), loss: { noticedAt: ago(0), unsent: 2 } });
  expect(said()?.text).toContain('copy was gone');
});

it('records that cannot be read are counted', () => {
  useStoreHealth.setState({ unreadable: new Set(['a', 'b']) });
  expect(said()).toEqual({ text: '2 records cannot be read on this phone.', to: '/your-data' });
});
