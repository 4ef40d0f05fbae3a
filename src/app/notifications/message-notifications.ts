import type { MessageArrived } from '@/model/notifications/service-worker-messages.ts';
import { readPushMessage } from '@/model/notifications/push-message.ts';

/**
 * Answers the service worker that asks whether this page shows the messages of this user: while it is visible. With the
 * app lock closed this does not run. @param onArrived fetches the message, for networks that block realtime events
 * @returns a function that stops it
 */
export function answerArrivals(userId: string, onArrived: () => void): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const answer = ({ data, ports }: MessageEvent<MessageArrived | null>) => {
    if (data?.type !== 'MESSAGE_ARRIVED' || data.userId !== userId) return;
    onArrived();
    if (document.visibilityState === 'visible') ports[0]?.postMessage('shown');
  };
  container?.addEventListener('message', answer);
  container?.startMessages();
  return () => container?.removeEventListener('message', answer);
}

/** What this page knows about the unread messages of a user. */
export interface KnownUnread {
  readonly unread: ReadonlySet<string>;
  /** Ids that this page has known as unread since it was opened. */
  readonly wasUnread: ReadonlySet<string>;
  /** Until when (ms since 1970) the server's messages are known here. */
  readonly asOf: number;
}

/** How old (ms) what the server has answered may be when it arrives here. */
const ANSWER_AGE_MS = 60_000;

/**
 * Closes the notifications of messages that were read, here or on another device, or that were deleted. One of a message
 * that has not reached this page yet stays.
 */
export async function closeReadMessages(userId: string, { unread, wasUnread, asOf }: KnownUnread): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration().catch(() => undefined);
  const shown = (await registration?.getNotifications?.().catch(() => [])) ?? [];
  for (const notification of shown) {
    const data = (notification.data ?? null) as { readonly shownAt?: number } | null;
    const message = readPushMessage(JSON.stringify(data));
    if (message?.kind !== 'message' || message.userId !== userId || unread.has(message.id)) continue;
    if (wasUnread.has(message.id) || asOf - ANSWER_AGE_MS > (data?.shownAt ?? Infinity)) notification.close();
  }
}
