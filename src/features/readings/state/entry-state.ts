import { create } from 'zustand';
import type { MeasurementType } from '@/model/records/blood-sugar.ts';
import type { Reading, ReadingKind } from '@/model/records/reading.ts';

interface EntryState {
  /** The form that is open. */
  readonly kind: ReadingKind | null;
  /** Of a sugar: the moment that the form opens with. */
  readonly moment: MeasurementType | null;
  /** The rejected reading that the open form corrects. */
  readonly rejected: Reading | null;
  /** The reading saved last, so that its answer is shown before the live query returns it. */
  readonly saved: Reading | null;
}

/** Which form is open and what it has just saved; any screen with a button to add can open one. */
export const useEntry = create<EntryState>(() => ({ kind: null, moment: null, rejected: null, saved: null }));

export const openEntry = (kind: ReadingKind, moment: MeasurementType | null = null) =>
  useEntry.setState({ kind, moment, rejected: null });
export const openCorrection = (rejected: Reading) => useEntry.setState({ kind: rejected.kind, moment: null, rejected });
export const closeEntry = () => useEntry.setState({ kind: null, rejected: null });
export const noteSaved = (saved: Reading) => useEntry.setState({ kind: null, rejected: null, saved });
/** The notice about the reading saved last has been read. */
export const forgetSaved = () => useEntry.setState({ saved: null });
