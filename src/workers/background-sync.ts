import type { replicateInBackground } from '@/sync/worker/background-replication.ts';
import { BACKGROUND_TAG } from '@/sync/outbox/background-sync-tag.ts';
import { checkConfiguration } from '@/sync/transport/configuration.ts';

declare const self: ServiceWorkerGlobalScope & { replicateInBackground?: typeof replicateInBackground };

/** File name given by the build. */
const BACKGROUND_SCRIPT = /\/background-sync\.worker-[^/]*\.js$/;

/** True for a script that is imported at install time: the browser stores it with the service worker, so it is not precached. */
export const isBackgroundScript = (path: string): boolean => BACKGROUND_SCRIPT.test(path);

/** Missing in the types of TypeScript. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * Sends unsent changes when the browser fires a sync event, also with all tabs closed. The sync code is a separate script,
 * imported only when needed, because this worker also starts for every page load and push message.
 * @returns a function that sends now; it rejects when something is still unsent
 */
export function syncInBackground(files: readonly string[]): () => Promise<void> {
  const script = files.find(isBackgroundScript);
  if (!script) return async () => {};
  const importScript = () => importScripts(new URL(script, self.location.origin).href);
  // A script that was not imported during `install` cannot be imported later.
  self.addEventListener('install', importScript);

  async function send(): Promise<void> {
    if (!self.replicateInBackground) importScript();
    const hasUnsent = await self.replicateInBackground?.(checkConfiguration());
    // The browser retries a sync that rejects, with increasing delays.
    if (hasUnsent) throw new Error('some changes are still unsent: the browser retries later');
  }
  for (const name of ['sync', 'periodicsync'])
    self.addEventListener(name, (event) => {
      const { tag } = event as SyncEvent;
      if (tag === BACKGROUND_TAG) (event as SyncEvent).waitUntil(send());
    });
  return send;
}
