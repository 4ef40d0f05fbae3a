import { useDueDoseCount } from './due-dose-count.ts';
import { useUnreadMessages } from './unread-messages.ts';

/** Shows a number on the app icon, in a page or a worker, where the browser supports it; 0 removes it. */
export async function showAppBadge(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  await (count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))?.catch(() => undefined);
}

/**
 * While the user's store is open: the app icon shows the number of unread messages, as the navigation does, plus the
 * number of due doses. A number says nothing about their content, so it stays while the app lock is closed.
 * @returns a function that stops it and removes the number
 */
export function followAppBadge(): () => void {
  let shown: number | undefined;
  const show = () => {
    const { messages } = useUnreadMessages.getState();
    const count = (messages?.length ?? 0) + useDueDoseCount.getState().count;
    // Before anything is known, the number of the last visit or of a push stays.
    if (count === shown || (messages === undefined && count === 0 && shown === undefined)) return;
    shown = count;
    void showAppBadge(count);
  };
  const stops = [useUnreadMessages.subscribe(show), useDueDoseCount.subscribe(show)];
  show();
  return () => {
    for (const stop of stops) stop();
    void showAppBadge(0);
  };
}
