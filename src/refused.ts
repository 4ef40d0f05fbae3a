import { create } from 'zustand';

/** Which records the server refused; `follow-refused.ts` keeps it. In memory only. */
export const useRefused = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));
