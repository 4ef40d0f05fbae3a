import { useUpdate } from '@/features/frame/update.ts';

/** Registers the worker that keeps the app on the phone. A new version waits until the user takes it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => void register(), { once: true });
  if (document.readyState === 'complete') void register();
}

let isRegistered = false;

async function register(): Promise<void> {
  if (isRegistered) return;
  isRegistered = true;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/service-worker.js');
  worker.addEventListener('waiting', () => {
    useUpdate.setState({
      reload: () => {
        worker.addEventListener('controlling', () => location.reload());
        worker.messageSkipWaiting();
      },
    });
  });
  await worker.register().catch(() => {
    // No service worker here (private window, full disk): the app works on, only not without a network.
  });
}
