import { showAppBadge } from '@/app/notifications/show-app-badge.ts';
import { isDose } from '@/app/notifications/shown-notifications.ts';
import { readUnreadCount } from '@/db/outbox/unread-count.ts';
import { readPushMessage } from '@/model/notifications/push-message.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * While no tab is open: the number on the app icon follows the notifications of doses. It is the unread messages of the
 * last visit plus the doses that are asked for. With the app lock closed or after a sign-out the count cannot be read, and
 * the icon stays as it is.
 */
export async function showBadgeOfClosedApp(userId: string): Promise<void> {
  // An open tab shows the number itself.
  if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0) return;
  const unread = await readUnreadCount(userId);
  const shown = (await self.registration.getNotifications?.()) ?? [];
  const doses = shown.filter(({ data }) => {
    const message = readPushMessage(JSON.stringify(data ?? null));
    return message !== undefined && isDose(message) && message.userId === userId;
  });
  await showAppBadge(unread + doses.length);
}
