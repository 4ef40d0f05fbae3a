import { create } from 'zustand';

/** How many doses wait for an answer now; `due-doses.ts` counts them. In memory only. */
export const useDueCount = create<{ count: number }>(() => ({ count: 0 }));
