// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '@/db/open-store.ts';
import { keepNote, readNote } from '@/db/sealed-note.ts';
import { useSession } from '@/sync/session.ts';
import { useNote } from './use-note.ts';

const none: readonly string[] = [];
const add = (name: string) => (list: readonly string[]) => [...list, name];
const show = () => renderHook(() => useNote('names', none), { wrapper: StrictMode });
const kept = () => readNote<readonly string[]>('names');

beforeEach(async () => {
  await openStore('amina', 'profile');
  await keepNote('names', ['Asha', 'Neema']);
});
afterEach(() => {
  cleanup();
  useSession.setState({ user: null });
});

it('a tap from before the kept note has been read is added to it, and wipes nothing', async () => {
  const { result } = show();
  expect(result.current[0]).toBeUndefined();
  act(() => result.current[1](add('Zawadi')));
  expect(result.current[0]).toEqual(['Zawadi']);
  act(() => result.current[1](add('Tumaini')));
  await waitFor(() => expect(result.current[0]).toEqual(['Asha', 'Neema', 'Zawadi', 'Tumaini']));
  await waitFor(async () => expect(await kept()).toEqual(['Asha', 'Neema', 'Zawadi', 'Tumaini']));
});

it('is kept too when its page has gone before the note was read', async () => {
  const { result, unmount } = show();
  act(() => result.current[1](add('Zawadi')));
  unmount();
  await waitFor(async () => expect(await kept()).toEqual(['Asha', 'Neema', 'Zawadi']));
});

it('is not kept with what belongs to somebody else who has signed in meanwhile', async () => {
  const { result, unmount } = show();
  act(() => result.current[1](add('Zawadi')));
  unmount();
  useSession.setState({ user: { id: 'neema', name: 'Neema', email: 'n@example.org', labels: [] } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await kept()).toEqual(['Asha', 'Neema']);
});

it('two taps before the next drawing both count, and a page that is opened again shows them', async () => {
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
