/** The storage that the browser reports for this app. The figures may be wrong: a full device can still report free gigabytes. */
export interface StorageQuota {
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  /** Whether the browser promised not to evict the data when storage runs low; null when unknown. */
  readonly isPersistent: boolean | null;
}

const ASKED_KEY = 'maia-persist';

/** The globals of a page; workers have only some of them. */
interface GlobalContext {
  readonly navigator?: {
    readonly storage?: {
      estimate?(): Promise<StorageEstimate>;
      persisted?(): Promise<boolean>;
      persist?(): Promise<boolean>;
    };
  };
  readonly localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void };
}
const context = globalThis as GlobalContext;
const manager = () => context.navigator?.storage;

export async function storageQuota(): Promise<StorageQuota> {
  const [estimate, isPersistent] = await Promise.all([
    manager()
      ?.estimate?.()
      .catch(() => undefined),
    manager()
      ?.persisted?.()
      .catch(() => undefined),
  ]);
  return {
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
    isPersistent: isPersistent ?? null,
  };
}

/**
 * Requests persistent storage; without `again` only once, because some browsers show a prompt. @returns the browser's answer;
 * null when it was not requested
 */
export async function requestPersistence({ again = false } = {}): Promise<boolean | null> {
  const storage = manager();
  const { localStorage: settings } = context;
  if (!storage?.persist || !settings) return null;
  if (!again && settings.getItem(ASKED_KEY) !== null) return null;
  settings.setItem(ASKED_KEY, 'yes');
  return storage.persist().catch(() => null);
}
