import type { DoseKey } from '@/db/doses.ts';
import { keepAnswer } from '@/db/notice-box.ts';
import { LATER_MS } from '@/model/dose-window.ts';
import { LATER_TAG } from '@/model/worker-news.ts';
import { sendLater } from '@/sync/send-later.ts';
import { quietDose } from './shown-notices.ts';

type Registration = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/**
 * Puts a dose off in the app as Later on its notification does: the server rings again, also when the app is put away, and
 * the service worker does not remind before. Without a network the server is told when there is one. `at` in ms.
 * @throws when this device cannot keep it
 */
export async function putOffDose(userId: string, dose: DoseKey, at: number): Promise<void> {
  await keepAnswer(userId, { answer: 'later', ...dose, at });
  const registration = (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) as
    Registration | undefined;
  await quietDose(registration, userId, dose, at + LATER_MS);
  await sendLater(userId)
    .catch(() => registration?.sync?.register(LATER_TAG))
    // A browser that does not call back tells it at the next look at the app.
    .catch(() => undefined);
}
