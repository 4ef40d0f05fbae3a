import { create } from 'zustand';

/** The ids of records that the server rejected; `follow-rejected-records.ts` sets it. In memory only. */
export const useRejectedRecords = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));
