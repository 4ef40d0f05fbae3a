import { pageConnection } from './fallback-session.ts';
import { connectRealtime } from './realtime-connection.ts';

/**
 * A realtime connection of an open page, which reconnects at once when the network is back or the page becomes visible.
 * @returns a function that closes it
 */
export function connectPageRealtime(options: Parameters<typeof connectRealtime>[0]): () => void {
  const realtime = connectRealtime({ ...options, connection: pageConnection(options.connection) });
  const wake = () => {
    if (document.visibilityState === 'visible') realtime.wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    realtime.close();
  };
}
