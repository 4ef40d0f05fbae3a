import { create } from 'zustand';
import { unknownStatus, type SyncStatus } from './sync-status.ts';

export type { SyncStatus } from './sync-status.ts';
export { isFirstFilling } from './sync-status.ts';

/** What is safe and what waits, as the worker last said. */
export const useSyncStatus = create<SyncStatus>(() => unknownStatus);
