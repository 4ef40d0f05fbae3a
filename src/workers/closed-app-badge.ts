import { showAppBadge } from '@/app/notifications/show-app-badge.ts';
import { isDose } from '@/app/notifications/shown-notifications.ts';
import { readUnreadCount, saveUnreadCount } from '@/db/outbox/unread-count.ts';
import { readPushMessage } from '@/model/notifications/push-message.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * While no tab is open: the number on the app icon follows the notifications. It is the unread messages, as the last push
 * of a message or the last visit has counted them, plus the doses that are asked for. With the app lock closed or after a
 * sign-out the stored count cannot be read, and only the push of a message changes the icon.
 * @param arrived the unread messages that the push of a message has counted
 */
export async function showBadgeOfClosedApp(userId: string, arrived?: number): Promise<void> {
  // An open tab shows the number itself.
  if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0) return;
  if (arrived !== undefined) await saveUnreadCount(userId, arrived).catch(() => undefined);
  const unread = arrived ?? (await readUnreadCount(userId));
  const shown = (await self.registration.getNotifications?.()) ?? [];
  const doses = shown.filter(({ data }) => {
    const message = readPushMessage(JSON.stringify(data ?? null));
    return message !== undefined && isDose(message) && !message.measures && message.userId === userId;
  });
  await showAppBadge(unread + doses.length);
}
