import { newSecret } from '../protocol/secrets.ts';
import { findSetting, saveSetting } from './settings-rows.ts';
import type { Store } from './store.ts';

/**
 * Name of the setting with the epoch, the id of the server's history. A restored backup starts a new epoch, by which
 * phones notice that the server's data is another one.
 */
export const EPOCH = 'epoch';

/** The epoch of this data; created when there is none yet. */
export function epochOf(store: Store): string {
  const stored = findSetting(store, EPOCH);
  if (stored !== null) return stored;
  const created = newSecret();
  saveSetting(store, EPOCH, created);
  return created;
}
