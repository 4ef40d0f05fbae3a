import type { DoseKey } from '@/db/records/doses.ts';
import { saveAnswer } from '@/db/outbox/notification-outbox.ts';
import { SNOOZE_MS } from '@/model/reminders/dose-window.ts';
import { SNOOZE_TAG } from '@/model/notifications/service-worker-messages.ts';
import { sendSnoozed } from '@/sync/outbox/send-snoozed.ts';
import { clearDoseReminder } from './shown-notifications.ts';

type Registration = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/**
 * Snoozes a dose like the Later button of its notification: the server sends a push again, also when the app is closed, and
 * the service worker does not remind before that. Offline, the request is sent when the network is back. `at` in ms.
 * @throws when the answer cannot be stored on this device
 */
export async function snoozeDose(userId: string, dose: DoseKey, at: number): Promise<void> {
  await saveAnswer(userId, { answer: 'later', ...dose, at });
  const registration = (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) as
    Registration | undefined;
  await clearDoseReminder(registration, userId, dose, at + SNOOZE_MS);
  await sendSnoozed(userId)
    .catch(() => registration?.sync?.register(SNOOZE_TAG))
    // Without background sync, it is sent when the app is next visible.
    .catch(() => undefined);
}
