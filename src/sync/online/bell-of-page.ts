import { hangBell } from '../realtime.ts';

/**
 * The bell of an open page: it looks again at once when the network is back or the page is seen again.
 * @returns the call that takes it down
 */
export function hangPageBell(options: Parameters<typeof hangBell>[0]): () => void {
  const bell = hangBell(options);
  const wake = () => {
    if (document.visibilityState === 'visible') bell.wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    bell.close();
  };
}
