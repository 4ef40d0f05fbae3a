// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore, type Store } from '@/db/open-store.ts';
import { saveProfile } from '@/db/profile.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { ExportSection } from './export-section.tsx';

vi.mock('@/sync/online/own-records.ts', () => ({ recordsOnlyThere: () => Promise.resolve([]) }));

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

it('waits for records that are still coming, and says so', async () => {
  act(() => useSyncStatus.setState({ phase: 'syncing', fetching: { done: 1_000, total: 5_000 } }));
  press(en['account.export.make']);
  await isSaid(en['account.export.waiting']);
  expect(saved).toEqual([]);
  act(() => useSyncStatus.setState({ phase: 'idle', fetching: null, lastSafeCopyAt: SYNCED }));
  await isMade();
  expect(screen.queryByText(en['account.export.unfinished'])).toBeNull();
  expect(await about()).toMatchObject({ isUnfinished: false });
});

it('what is here can be saved before, and is not called everything', async () => {
  act(() => useSyncStatus.setState({ phase: 'syncing', fetching: { done: 1_000, total: 5_000 } }));
  press(en['account.export.make']);
  await isSaid(en['account.export.waiting']);
  press(en['account.export.now']);
  await isMade();
  expect(screen.getByText(en['account.export.unfinished'])).toBeTruthy();
  expect(await about()).toMatchObject({ isUnfinished: true });
});

it('a phone that could not fetch its first copy does not call what it has everything', async () => {
  act(() => useSyncStatus.setState({ phase: 'error' }));
  press(en['account.export.make']);
  await isMade();
  expect(screen.getByText(en['account.export.unfinished'])).toBeTruthy();
});

it('a phone that has everything says nothing of what may be missing', async () => {
  act(() => useSyncStatus.setState({ phase: 'idle', lastSafeCopyAt: SYNCED }));
  press(en['account.export.make']);
  await isMade();
  expect(screen.queryByText(en['account.export.unfinished'])).toBeNull();
  expect(screen.getByRole('status').textContent).not.toMatch(/cannot be read/);
});

it('entries that this phone cannot read are counted beside what was saved', async () => {
  await store.close();
  store = await openStore(store.userId);
  vi.spyOn(crypto.subtle, 'decrypt').mockRejectedValue(new DOMException('', 'OperationError'));
  act(() => useSyncStatus.setState({ phase: 'idle', lastSafeCopyAt: SYNCED }));
  press(en['account.export.make']);
  await isMade();
  expect(screen.getByText('1 entry cannot be read on this phone and is not in the file.')).toBeTruthy();
});
