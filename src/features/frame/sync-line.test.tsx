// @vitest-environment page
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { useSyncStatus, type SyncStatus } from '@/sync/status/use-sync-status.ts';
import { SyncLine } from './sync-line.tsx';

const synced: Partial<SyncStatus> = { phase: 'idle', lastSafeCopyAt: new Date().toISOString() };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  useSyncStatus.setState(useSyncStatus.getInitialState());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(status: Partial<SyncStatus>, quiet = false) {
  useSyncStatus.setState(status);
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <SyncLine quiet={quiet} />
      </MemoryRouter>
    </IntlProvider>,
  );
}
const line = () => screen.queryByRole('link');
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the status line', () => {
  it.each<[string, Partial<SyncStatus>, RegExp]>([
    ['everything is sent', synced, /synced just now/],
    ['nothing was synced yet', {}, /works without a network/],
  ])('has no line on the screen when %s, and the words for screen readers', (_, status, words) => {
    show(status);
    later(60_000);
    expect(line()).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(words);
  });

  it.each<[string, Partial<SyncStatus>, RegExp]>([
    ['offline', { ...synced, phase: 'offline' }, /^Offline. Saved on this device.$/],
    ['offline with entries', { ...synced, phase: 'offline', pending: 3 }, /3 waiting/],
    ['an entry was rejected', { ...synced, dead: 1 }, /1 entry was not accepted/],
    ['the session has ended', { ...synced, phase: 'auth', pending: 1 }, /sign in to send it/],
    ['entries wait after a failure', { ...synced, phase: 'error', pending: 1 }, /tried again soon/],
  ])('is there at once when %s', (_, status, words) => {
    show(status);
    expect(line()?.textContent).toMatch(words);
  });

  it('is not there for an entry that is sent within a second and a half, and says at once that it waits', () => {
    show({ ...synced, pending: 1 });
    expect(screen.getByRole('status').textContent).toMatch(/1 waiting/);
    later(1400);
    expect(line()).toBeNull();
    act(() => useSyncStatus.setState({ pending: 0 }));
    later(5000);
    expect(line()).toBeNull();
  });

  it('is there for an entry that waits longer', () => {
    show({ ...synced, pending: 1 });
    later(1600);
    expect(line()?.textContent).toMatch(/1 waiting/);
  });

  it('is there when the server has not answered for a while, although nothing waits, and says when it did', () => {
    show({ ...synced, phase: 'error' });
    expect(line()).toBeNull();
    later(1600);
    expect(line()?.textContent).toMatch(/synced just now/);
  });

  it('says nothing at all in the administrator’s frame while everything is sent', () => {
    show(synced, true);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
