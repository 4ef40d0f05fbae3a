import type { DoseKey } from '@/db/records/doses.ts';
import { removeFromReminderPlan } from '@/db/outbox/notification-outbox.ts';
import { readPushMessage, type PushMessage } from '@/model/notifications/push-message.ts';

export const isDose = ({ kind }: PushMessage): boolean => kind === 'dose' || kind === 'again';

/**
 * Closes the dose notifications of a user for which `isClosable` is true: a tap on a dose that was answered on another device
 * would answer it again. Does nothing without a registration or where the browser cannot list notifications.
 */
export async function closeNotifications(
  registration: ServiceWorkerRegistration | undefined,
  userId: string,
  isClosable: (dose: PushMessage) => boolean,
): Promise<void> {
  const shown = (await registration?.getNotifications?.().catch(() => [])) ?? [];
  for (const notification of shown) {
    const message = readPushMessage(JSON.stringify(notification.data ?? null));
    if (message && isDose(message) && message.userId === userId && isClosable(message)) notification.close();
  }
}

/** Stops reminding of an answered dose; with `until` (ms since 1970), of a snoozed dose until then. */
export async function clearDoseReminder(
  registration: ServiceWorkerRegistration | undefined,
  userId: string,
  dose: DoseKey,
  until?: number,
): Promise<void> {
  await closeNotifications(
    registration,
    userId,
    ({ subjectId, date, time }) => subjectId === dose.reminderId && date === dose.date && time === dose.time,
  );
  // The answer is already saved; if the plan cannot be written, there is only one reminder too many.
  await removeFromReminderPlan(userId, dose, until).catch(() => undefined);
}
