import type { DoseKey } from '@/db/doses.ts';
import { takeFromPlan } from '@/db/notice-box.ts';
import { readPushMessage, type PushMessage } from '@/model/push-message.ts';

export const isDose = ({ kind }: PushMessage): boolean => kind === 'dose' || kind === 'again';

/**
 * Takes the notifications of a user's doses that `isOver` off the lock screen: a tap on one that was answered elsewhere
 * would answer it anew. Without a registration, and in a browser that tells of none, nothing happens.
 */
export async function closeNotices(
  registration: ServiceWorkerRegistration | undefined,
  userId: string,
  isOver: (dose: PushMessage) => boolean,
): Promise<void> {
  const shown = (await registration?.getNotifications?.().catch(() => [])) ?? [];
  for (const notification of shown) {
    const message = readPushMessage(JSON.stringify(notification.data ?? null));
    if (message && isDose(message) && message.userId === userId && isOver(message)) notification.close();
  }
}

/** Nothing asks for a dose any more that was answered, or before `until` (ms since 1970) when it was put off. */
export async function quietDose(
  registration: ServiceWorkerRegistration | undefined,
  userId: string,
  dose: DoseKey,
  until?: number,
): Promise<void> {
  await closeNotices(
    registration,
    userId,
    ({ subjectId, date, time }) => subjectId === dose.reminderId && date === dose.date && time === dose.time,
  );
  // The answer is kept: a plan that cannot be written only reminds once too often.
  await takeFromPlan(userId, dose, until).catch(() => undefined);
}
