import { useStoreHealth, type OpenFailureReason } from './store-health.ts';

/** `refused` when the browser denies storage to this site; `damaged` for every other failure. */
export function openFailureReason(error: unknown): OpenFailureReason {
  if (!(globalThis as { indexedDB?: IDBFactory | null }).indexedDB) return 'refused';
  const { name = '', message = '', inner } = (error ?? {}) as { name?: string; message?: string; inner?: unknown };
  if (/SecurityError|NotAllowed|MissingAPI|did not allow mutations/i.test(`${name} ${message}`)) return 'refused';
  return inner ? openFailureReason(inner) : 'damaged';
}

/** Reports that the store could not be opened. It is shown, and `openStore` does not try again before a restart of the app. */
export const reportOpenFailure = (error: unknown): void =>
  useStoreHealth.setState({ openFailure: openFailureReason(error) });
