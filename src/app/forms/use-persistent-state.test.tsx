// @vitest-environment page
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { saveSealedItem, readSealedItem } from '@/db/drafts/sealed-item.ts';
import { useSession } from '@/sync/session/session.ts';
import { usePersistentState } from './use-persistent-state.ts';

const none: readonly string[] = [];
const add = (name: string) => (list: readonly string[]) => [...list, name];
const show = () => renderHook(() => usePersistentState('names', none), { wrapper: StrictMode });
const stored = () => readSealedItem<readonly string[]>('names');

beforeEach(async () => {
  await openStore('amina', 'profile');
  await saveSealedItem('names', ['Asha', 'Neema']);
});
afterEach(() => {
  cleanup();
  useSession.setState({ user: null });
});

it('a change before the stored value has been read is applied to it and overwrites nothing', async () => {
  const { result } = show();
  expect(result.current[0]).toBeUndefined();
  act(() => result.current[1](add('Zawadi')));
  expect(result.current[0]).toEqual(['Zawadi']);
  act(() => result.current[1](add('Tumaini')));
  await waitFor(() => expect(result.current[0]).toEqual(['Asha', 'Neema', 'Zawadi', 'Tumaini']));
  await waitFor(async () => expect(await stored()).toEqual(['Asha', 'Neema', 'Zawadi', 'Tumaini']));
});

it('a change is stored even if the page is closed before the stored value has been read', async () => {
  const { result, unmount } = show();
  act(() => result.current[1](add('Zawadi')));
  unmount();
  await waitFor(async () => expect(await stored()).toEqual(['Asha', 'Neema', 'Zawadi']));
});

it('a change is not stored for another user who has signed in meanwhile', async () => {
  const { result, unmount } = show();
  act(() => result.current[1](add('Zawadi')));
  unmount();
  useSession.setState({ user: { id: 'neema', name: 'Neema', email: 'n@example.org', labels: [] } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await stored()).toEqual(['Asha', 'Neema']);
});

it('two changes before the next render both count, and a reopened page shows them', async () => {
  const { result, unmount } = show();
  await waitFor(() => expect(result.current[0]).toHaveLength(2));
  const [, set] = result.current;
  act(() => {
    set(add('Zawadi'));
    set(add('Tumaini'));
  });
  unmount();
  const again = show();
  await waitFor(() => expect(again.result.current[0]).toEqual(['Asha', 'Neema', 'Zawadi', 'Tumaini']));
});
