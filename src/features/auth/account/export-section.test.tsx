// @vitest-environment page
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { ExportSection } from './export-section.tsx';

vi.mock('@/sync/api/account/server-only-records.ts', () => ({ serverOnlyRecords: () => Promise.resolve([]) }));

const SYNCED = '2026-11-20T08:00:00.000Z';
let store: Store;
let number = 0;
let saved: Blob[];

beforeEach(async () => {
  store = await openStore(`zawadi-${number++}`);
  await saveProfile({ name: 'Zawadi' });
  const user = { id: store.userId, name: 'Zawadi', email: 'zawadi@example.org', labels: [] };
  useSession.setState({ user, isAuthenticated: true });
  useSyncStatus.setState(useSyncStatus.getInitialState());
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  render(
    <IntlProvider locale="en" messages={en}>
      <ExportSection />
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  return store.close();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isSaid = (words: string) => screen.findByText(words, {}, { timeout: 5_000 });
const isMade = () => screen.findByText(/^The file is saved/, {}, { timeout: 5_000 });
const about = async () =>
  JSON.parse(
    strFromU8(unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []))['export.json'] ?? new Uint8Array()),
  ) as object;

it('waits for records that are still loading, and says so', async () => {
  act(() => useSyncStatus.setState({ phase: 'syncing', fetching: { done: 1_000, total: 5_000 } }));
  press(en['account.export.make']);
  await isSaid(en['account.export.waiting']);
  expect(saved).toEqual([]);
  act(() => useSyncStatus.setState({ phase: 'idle', fetching: null, lastSafeCopyAt: SYNCED }));
  await isMade();
  expect(screen.queryByText(en['account.export.unfinished'])).toBeNull();
  expect(await about()).toMatchObject({ isUnfinished: false });
});

it('can save the local records before that, and does not call them complete', async () => {
  act(() => useSyncStatus.setState({ phase: 'syncing', fetching: { done: 1_000, total: 5_000 } }));
  press(en['account.export.make']);
  await isSaid(en['account.export.waiting']);
  press(en['account.export.now']);
  await isMade();
  expect(screen.getByText(en['account.export.unfinished'])).toBeTruthy();
  expect(await about()).toMatchObject({ isUnfinished: true });
});

it('does not call the records complete if the first download failed', async () => {
  act(() => useSyncStatus.setState({ phase: 'error' }));
  press(en['account.export.make']);
  await isMade();
  expect(screen.getByText(en['account.export.unfinished'])).toBeTruthy();
});

it('does not mention missing records when all were loaded', async () => {
  act(() => useSyncStatus.setState({ phase: 'idle', lastSafeCopyAt: SYNCED }));
  press(en['account.export.make']);
  await isMade();
  expect(screen.queryByText(en['account.export.unfinished'])).toBeNull();
  expect(screen.getByRole('status').textContent).not.toMatch(/cannot be read/);
});

it('counts the records that this phone cannot decrypt, beside the exported ones', async () => {
  await store.close();
  store = await openStore(store.userId);
  vi.spyOn(crypto.subtle, 'decrypt').mockRejectedValue(new DOMException('', 'OperationError'));
  act(() => useSyncStatus.setState({ phase: 'idle', lastSafeCopyAt: SYNCED }));
  press(en['account.export.make']);
  await isMade();
  expect(screen.getByText('1 entry cannot be read on this phone and is not in the file.')).toBeTruthy();
});
