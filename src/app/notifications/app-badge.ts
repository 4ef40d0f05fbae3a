import { saveUnreadCount } from '@/db/outbox/unread-count.ts';
import { useDueDoseCount } from './due-dose-count.ts';
import { showAppBadge } from './show-app-badge.ts';
import { useUnreadMessages } from './unread-messages.ts';

/**
 * While the user's store is open: the app icon shows the number of unread messages, as the navigation does, plus the
 * number of due doses. A number says nothing about their content, so it stays while the app lock is closed.
 * The service worker gets the number of unread messages for the time when the app is closed.
 * @returns a function that stops it and removes the number
 */
export function followAppBadge(userId: string): () => void {
  let shown: number | undefined;
  let saved: number | undefined;
  const show = () => {
    const { messages } = useUnreadMessages.getState();
    const count = (messages?.length ?? 0) + useDueDoseCount.getState().count;
    // Before anything is known, the number of the last visit or of a push stays.
    if (count === shown || (messages === undefined && count === 0 && shown === undefined)) return;
    shown = count;
    if (messages && messages.length !== saved) void saveUnreadCount(userId, messages.length).catch(() => undefined);
    saved = messages?.length;
    void showAppBadge(count);
  };
  const stops = [useUnreadMessages.subscribe(show), useDueDoseCount.subscribe(show)];
  show();
  return () => {
    for (const stop of stops) stop();
    void showAppBadge(0);
  };
}
