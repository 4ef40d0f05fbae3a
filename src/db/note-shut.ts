import { useStoreHealth, type ShutReason } from './store-health.ts';

/** A browser that keeps nothing for this site says so; everything else is a store that does not open. */
export function reasonOf(error: unknown): ShutReason {
  if (!(globalThis as { indexedDB?: IDBFactory | null }).indexedDB) return 'refused';
  const { name = '', message = '', inner } = (error ?? {}) as { name?: string; message?: string; inner?: unknown };
  if (/SecurityError|NotAllowed|MissingAPI|did not allow mutations/i.test(`${name} ${message}`)) return 'refused';
  return inner ? reasonOf(inner) : 'damaged';
}

/** The store could not be opened: from now on it is said, and nobody tries again before the app starts anew. */
export const noteShut = (error: unknown): void => useStoreHealth.setState({ shut: reasonOf(error) });
