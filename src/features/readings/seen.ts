import { create } from 'zustand';
import type { CareNote } from '@/model/care-note.ts';

/** Which readings a doctor has seen, by reading id. Filled when the store is open: the first paint does not wait for it. */
export const useSeen = create<{ readonly byReading: ReadonlyMap<string, CareNote> }>(() => ({ byReading: new Map() }));
