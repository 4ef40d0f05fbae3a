import { create } from 'zustand';
import type { CareNote } from '@/model/records/care-note.ts';

/** Which readings a doctor has seen, by reading id. Set when the store is open; the first paint happens before. */
export const useSeenReadings = create<{ readonly byReading: ReadonlyMap<string, CareNote> }>(() => ({
  byReading: new Map(),
}));
