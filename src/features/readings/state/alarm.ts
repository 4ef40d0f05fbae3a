import { create } from 'zustand';

/** Whether an emergency or urgent card is open: the page then shows it first. The cards set it. */
export const useAlarm = create<{ isOpen: boolean }>(() => ({ isOpen: false }));
