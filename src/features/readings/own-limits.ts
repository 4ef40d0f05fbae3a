import { create } from 'zustand';
import type { OwnLimits } from '@/clinical/care-notes.ts';

/** What her doctor set for her. Filled when the store is open: the first paint does not wait for it. */
export const useOwnLimits = create<{ readonly limits: OwnLimits | null }>(() => ({ limits: null }));
