/** What the browser says about the room for this app. Its figures may be wrong: a full phone can still claim gigabytes. */
export interface DeviceStorage {
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  /** Whether it has promised not to clear the data when room gets short; null when it does not say. */
  readonly isPersistent: boolean | null;
}

const ASKED = 'maia-persist';

const manager = () => (globalThis.navigator as Navigator | undefined)?.storage as Partial<StorageManager> | undefined;

export async function deviceStorage(): Promise<DeviceStorage> {
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
 * Asks the browser to keep this app's data for good; without `again` only the first time, because some browsers ask the
 * person. @returns the answer; null when it was not asked
 */
export async function askToPersist({ again = false } = {}): Promise<boolean | null> {
  const persist = manager()?.persist;
  if (!persist || typeof localStorage === 'undefined') return null;
  if (!again && localStorage.getItem(ASKED) !== null) return null;
  localStorage.setItem(ASKED, 'yes');
  return persist.call(navigator.storage).catch(() => null);
}
