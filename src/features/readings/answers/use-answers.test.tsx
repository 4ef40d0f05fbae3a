// @vitest-environment page
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { addReading } from '@/db/records/readings.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/session/session.ts';
import { forgetSaved, noteSaved } from '@/features/readings/state/entry-state.ts';
import { useAnswers } from './use-answers.ts';
import { useReadingDeletion } from '@/features/readings/state/use-reading-deletion.ts';

let person = 0;

beforeEach(async () => {
  person += 1;
  const id = `answered${person}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'amina@example.org', labels: [] }, isAuthenticated: true });
  await openStore(id);
});
afterEach(() => {
  cleanup();
  forgetSaved();
});

it.each([
  [182, 121],
  [118, 76],
])(
  'a reading of %i/%i that was deleted right after it was saved leaves no words behind',
  async (systolic, diastolic) => {
    const now = Date.now();
    const reading = await addReading('bloodPressure', { systolic, diastolic, recordedAt: toInstant(now) });
    noteSaved(reading);
    const { result } = renderHook(() => ({ ...useAnswers(now), ...useReadingDeletion() }));
    await waitFor(() => expect(result.current.saved?.reading.id).toBe(reading.id));
    act(() => result.current.remove(reading));
    await waitFor(() => expect(result.current.gone?.id).toBe(reading.id));
    await waitFor(() => expect([result.current.saved, ...result.current.open]).toEqual([null]));
  },
);
