import { BACKGROUND_TAG } from './background-sync-tag.ts';

/** The minimum interval at which the browser wakes a device with nothing unsent, to fetch new records. */
const PERIOD_MS = 12 * 60 * 60_000;

/** Parts of the registration that not every browser has. */
interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
  readonly periodicSync?: {
    register(tag: string, options: { minInterval: number }): Promise<void>;
    unregister(tag: string): Promise<void>;
  };
}

let isPeriodicRequested = false;

async function register(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await registration?.sync?.register(BACKGROUND_TAG);
  if (isPeriodicRequested || !registration?.periodicSync) return;
  isPeriodicRequested = true;
  await registration.periodicSync.register(BACKGROUND_TAG, { minInterval: PERIOD_MS });
}

/** Ends the periodic sync, because no user is left on this device. */
export async function cancelBackgroundSync(): Promise<void> {
  isPeriodicRequested = false;
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await registration?.periodicSync?.unregister(BACKGROUND_TAG);
}

/**
 * Requests a background sync: the service worker sends unsent data as soon as there is a network, also with every tab
 * closed.
 */
export const requestBackgroundSync = (): void =>
  // If it is refused or not supported, the next start sends.
  void register().catch(() => undefined);
