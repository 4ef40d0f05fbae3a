import { create } from 'zustand';

/** Number of doses that are due and not answered; `due-doses.ts` sets it. In memory only. */
export const useDueDoseCount = create<{ count: number }>(() => ({ count: 0 }));
