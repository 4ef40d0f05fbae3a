import { create } from 'zustand';
import { unknownStatus, type SyncStatus } from './sync-status.ts';

export type { SyncStatus } from './sync-status.ts';
export { isFirstSync } from './sync-status.ts';

/** The sync status that the worker sent last. */
export const useSyncStatus = create<SyncStatus>(() => unknownStatus);
