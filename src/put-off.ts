import type { DoseKey } from '@/db/doses.ts';
import { keepAnswer, takeFromPlan } from '@/db/notice-box.ts';
import { LATER_MS } from '@/model/dose-window.ts';
import { LATER_TAG } from '@/model/worker-news.ts';
import { sendLater } from '@/sync/send-later.ts';
import { closeNotices } from './shown-notices.ts';

type Registration = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/**
 * Puts a dose off in the app as Later on its notification does: the server rings again, also when the app is put away, and
 * the service worker does not remind before. Without a network the server is told when there is one. `at` in ms.
 * @throws when this device cannot keep it
 */
export async function putOffDose(userId: string, { reminderId, date, time }: DoseKey, at: number): Promise<void> {
  await keepAnswer(userId, { answer: 'later', reminderId, date, time, at });
  const registration = (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) as
    Registration | undefined;
  await closeNotices(
    registration,
    userId,
    (shown) => shown.subjectId === reminderId && shown.date === date && shown.time === time,
  );
  // What the server is told matters more than the plan.
  await takeFromPlan(userId, { reminderId, date, time }, at + LATER_MS).catch(() => undefined);
  await sendLater(userId)
    .catch(() => registration?.sync?.register(LATER_TAG))
    // A browser that does not call back tells it at the next look at the app.
    .catch(() => undefined);
}
