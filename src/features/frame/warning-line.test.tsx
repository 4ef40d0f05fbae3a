// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { useStoreHealth } from '@/db/store/store-health.ts';
import { LanguageProvider } from '@/i18n/catalogue/language-provider.tsx';
import { readLog } from '@/log/log.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { WarningLine } from './warning-line.tsx';

const HOUR = 3_600_000;
const ago = (ms: number) => toInstant(Date.now() - ms);

beforeEach(() => {
  useSyncStatus.setState(useSyncStatus.getInitialState());
  useStoreHealth.setState({ unreadable: new Set(), loss: null, hasUnreadList: false });
});
afterEach(cleanup);

function shownWarning(): { text: string; to: string } | null {
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

it('shows nothing without a problem, and nothing for entries unsent for less than a day', () => {
  useSyncStatus.setState({ phase: 'offline', pending: 3, oldestUnsentAt: ago(23 * HOUR) });
  expect(shownWarning()).toBeNull();
});

it('reports entries unsent for more than a day, and since when', () => {
  useSyncStatus.setState({ phase: 'offline', pending: 3, oldestUnsentAt: ago(25 * HOUR) });
  expect(shownWarning()).toMatchObject({ text: expect.stringMatching(/^3 entries .* since \w+day/), to: '/your-data' });
});

it('reports a wrong clock, with a link to help', () => {
  useSyncStatus.setState({ clockSkewMs: -12 * 60_000 });
  expect(shownWarning()).toEqual({ text: 'This device’s clock is wrong by 12 minutes.', to: '/needs-you' });
});

it('a lost store has priority over every other warning', () => {
  useSyncStatus.setState({ pending: 3, oldestUnsentAt: ago(25 * HOUR), clockSkewMs: 600_000 });
  useStoreHealth.setState({ unreadable: new Set(['a']), loss: { noticedAt: ago(0), unsent: 2 } });
  expect(shownWarning()?.text).toContain('copy was gone');
});

it('counts records that cannot be decrypted', () => {
  useStoreHealth.setState({ unreadable: new Set(['a', 'b']) });
  expect(shownWarning()).toEqual({ text: '2 records cannot be read on this device.', to: '/your-data' });
});

it('a list of this phone that could not be read is said, not shown as empty, and is in the notes of the phone', () => {
  localStorage.clear();
  const failing: LiveQuery<string[]> = {
    subscribe: (_, failed) => {
      failed?.(new DOMException('Amina’s row', 'DataError'));
      return () => {};
    },
  };
  function FailingList() {
    return <>{useLiveQuery(() => failing, 'failing') === undefined ? '' : 'empty'}</>;
  }
  render(<FailingList />);
  expect(shownWarning()).toEqual({
    text: 'A list on this device could not be read. What is shown may not be everything.',
    to: '/your-data',
  });
  expect(readLog()).toMatchObject([{ level: 'error', event: 'phone-list-failed', type: 'DataError' }]);
});
