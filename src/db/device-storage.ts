/** What the browser says about the room for this app. Its figures may be wrong: a full phone can still claim gigabytes. */
export interface DeviceStorage {
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  /** Whether it has promised not to clear the data when room gets short; null when it does not say. */
  readonly isPersistent: boolean | null;
}

const ASKED = 'maia-persist';

/** What pages have of it, and workers only in part. */
interface Realm {
  readonly navigator?: {
    readonly storage?: {
      estimate?(): Promise<StorageEstimate>;
      persisted?(): Promise<boolean>;
      persist?(): Promise<boolean>;
    };
  };
  readonly localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void };
}
const realm = globalThis as Realm;
const manager = () => realm.navigator?.storage;

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
  const storage = manager();
  const { localStorage: memory } = realm;
  if (!storage?.persist || !memory) return null;
  if (!again && memory.getItem(ASKED) !== null) return null;
  memory.setItem(ASKED, 'yes');
  return storage.persist().catch(() => null);
}
