import { create } from 'zustand';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';

/** What her doctor set for her. Set when the store is open; the first paint happens before. */
export const useDoctorLimits = create<{ readonly limits: OwnLimits | null }>(() => ({ limits: null }));
