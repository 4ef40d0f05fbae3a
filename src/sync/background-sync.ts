import { BACKGROUND_TAG } from './background-tag.ts';

/** At most so often the browser wakes a phone on which nothing waits, to fetch what is new. */
const PERIOD_MS = 12 * 60 * 60_000;

/** What not every browser has. */
interface Awakening {
  readonly sync?: { register(tag: string): Promise<void> };
  readonly periodicSync?: {
    register(tag: string, options: { minInterval: number }): Promise<void>;
    unregister(tag: string): Promise<void>;
  };
}

let isAskedForPeriods = false;

async function register(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as Awakening | undefined;
  await registration?.sync?.register(BACKGROUND_TAG);
  if (isAskedForPeriods || !registration?.periodicSync) return;
  isAskedForPeriods = true;
  await registration.periodicSync.register(BACKGROUND_TAG, { minInterval: PERIOD_MS });
}

/** Nobody is left on this phone whose records the browser should wake it for. */
export async function endBackgroundSync(): Promise<void> {
  isAskedForPeriods = false;
  const registration = (await navigator.serviceWorker?.getRegistration()) as Awakening | undefined;
  await registration?.periodicSync?.unregister(BACKGROUND_TAG);
}

/** Asks the browser to let the service worker send what waits as soon as there is a network, also with every tab closed. */
export const askForBackgroundSync = (): void =>
  // Refused, or unknown to this browser: what waits is sent at the next start.
  void register().catch(() => undefined);
