import { create } from 'zustand';
import type { Reading, ReadingKind } from '@/model/reading.ts';

interface EntryState {
  /** The form that is open. */
  readonly kind: ReadingKind | null;
  /** The refused reading that the open form puts right. */
  readonly mended: Reading | null;
  /** The reading saved last, so that its answer does not wait for the store's live query. */
  readonly saved: Reading | null;
}

/** Which form is open and what it has just saved; any screen with a button to add can open one. */
export const useEntry = create<EntryState>(() => ({ kind: null, mended: null, saved: null }));

export const openEntry = (kind: ReadingKind) => useEntry.setState({ kind, mended: null });
export const openMending = (mended: Reading) => useEntry.setState({ kind: mended.kind, mended });
export const closeEntry = () => useEntry.setState({ kind: null, mended: null });
export const noteSaved = (saved: Reading) => useEntry.setState({ kind: null, mended: null, saved });
/** The notice about the reading saved last has been read. */
export const forgetSaved = () => useEntry.setState({ saved: null });
