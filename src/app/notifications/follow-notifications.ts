import { applyNotificationAnswers } from '@/db/outbox/apply-notification-answers.ts';
import { ANSWERS_CHANNEL, PLAN_TAG, type NotificationUpdate } from '@/model/notifications/service-worker-messages.ts';
import { checkPush } from '@/sync/api/push/push-subscription.ts';
import { sendSnoozed } from '@/sync/outbox/send-snoozed.ts';
import { followDueDoses } from './due-doses.ts';

/** The browser decides how often it really runs: at most twice a day. */
const PERIODIC_SYNC_MIN_MS = 60 * 60_000;

async function registerPeriodicSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { periodicSync?: { register(tag: string, options: object): Promise<void> } })
    | undefined;
  await registration?.periodicSync?.register(PLAN_TAG, { minInterval: PERIODIC_SYNC_MIN_MS });
}

/**
 * While the user's store is open: writes answers given on notifications into the store, checks the push subscription, and
 * follows due doses.
 * @returns a function that stops it
 */
export function followNotifications(userId: string): () => void {
  const drain = () => {
    void applyNotificationAnswers(userId).catch(() => undefined);
    void sendSnoozed(userId).catch(() => undefined);
  };
  const channel = new BroadcastChannel(ANSWERS_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<NotificationUpdate>) => {
    if (data.is === 'answered' && data.userId === userId) drain();
  });
  // A frozen tab does not get the broadcast message when a notification is answered.
  document.addEventListener('visibilitychange', drain);
  drain();
  void checkPush();
  void registerPeriodicSync().catch(() => undefined);
  const stopFollowing = followDueDoses(userId);
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', drain);
    stopFollowing();
  };
}
