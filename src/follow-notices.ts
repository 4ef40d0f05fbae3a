import { drainAnswers } from '@/db/drain-answers.ts';
import { ANSWERS_CHANNEL, PLAN_TAG, type PageNews } from '@/model/worker-news.ts';
import { checkPush } from '@/sync/online/push.ts';
import { sendLater } from '@/sync/send-later.ts';
import { followDueDoses } from './due-doses.ts';

/** Not oftener than the browser thinks right, which is twice a day at most. */
const PERIOD_MS = 60 * 60_000;

async function askForPeriods(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { periodicSync?: { register(tag: string, options: object): Promise<void> } })
    | undefined;
  await registration?.periodicSync?.register(PLAN_TAG, { minInterval: PERIOD_MS });
}

/**
 * Keeps this user's reminders right while her store is open: what was answered on notifications goes into the store, the
 * push target is looked after, what is due is counted.
 * @returns the call that ends it
 */
export function followNotices(userId: string): () => void {
  const drain = () => {
    void drainAnswers(userId).catch(() => undefined);
    void sendLater(userId).catch(() => undefined);
  };
  const channel = new BroadcastChannel(ANSWERS_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<PageNews>) => {
    if (data.is === 'answered' && data.userId === userId) drain();
  });
  // A tab that slept while the notification was answered has heard nothing.
  document.addEventListener('visibilitychange', drain);
  drain();
  void checkPush();
  void askForPeriods().catch(() => undefined);
  const stopFollowing = followDueDoses(userId);
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', drain);
    stopFollowing();
  };
}
