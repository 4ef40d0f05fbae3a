import type { replicateInBackground } from '@/sync/background-replication.ts';
import { BACKGROUND_TAG } from '@/sync/background-tag.ts';
import { checkConfiguration } from '@/sync/configuration.ts';

declare const self: ServiceWorkerGlobalScope & { replicateInBackground?: typeof replicateInBackground };

/** The build gives it this name. */
const BACKGROUND_SCRIPT = /\/background-sync\.worker-[^/]*\.js$/;

/** Whether a file is taken in when this worker is installed, and so is kept by the browser itself beside it. */
export const isTakenIn = (path: string): boolean => BACKGROUND_SCRIPT.test(path);

/** Not yet in TypeScript's own list. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * Sends what waits when the browser wakes this worker for it, also with every tab closed. The sync itself is a script of
 * its own: taken in here only when it is needed, since this worker starts for every page and push message too.
 * @returns the same for whoever has something to send now; it fails when something is left
 */
export function syncInBackground(files: readonly string[]): () => Promise<void> {
  const script = files.find(isTakenIn);
  if (!script) return async () => {};
  const takeIn = () => importScripts(new URL(script, self.location.origin).href);
  // What was not taken in at install time can never be taken in later.
  self.addEventListener('install', takeIn);

  async function send(): Promise<void> {
    if (!self.replicateInBackground) takeIn();
    const isLeft = await self.replicateInBackground?.(checkConfiguration());
    // The browser tries again, later and later, what ends with an error.
    if (isLeft) throw new Error('not everything was sent');
  }
  for (const name of ['sync', 'periodicsync'])
    self.addEventListener(name, (event) => {
      const { tag } = event as SyncEvent;
      if (tag === BACKGROUND_TAG) (event as SyncEvent).waitUntil(send());
    });
  return send;
}
