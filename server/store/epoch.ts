import { newSecret } from '../accounts/secrets.ts';
import { findSetting, saveSetting } from './settings-rows.ts';
import type { Store } from './store.ts';

/** The setting that names one life of the data: a restored backup begins another. */
export const EPOCH = 'epoch';

/** The epoch of this data; begun when there is none yet. */
export function epochOf(store: Store): string {
  const known = findSetting(store, EPOCH);
  if (known !== null) return known;
  const begun = newSecret();
  saveSetting(store, EPOCH, begun);
  return begun;
}
