import { create } from 'zustand';

/** Whether an emergency or urgent card stands open: the page then puts it before everything else. The cards say so. */
export const useAlarm = create<{ isOpen: boolean }>(() => ({ isOpen: false }));
