import { useUpdate } from '@/features/frame/update.ts';

/**
 * Registers the worker that keeps the app on the phone. A new version waits until the user takes it.
 * @param onControlled called when there is a worker that hears this page: now, and for each that takes over
 */
export function registerServiceWorker(onControlled: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', onControlled);
  const later = () => setTimeout(() => void register(onControlled), AFTER_LOAD_MS);
  window.addEventListener('load', later, { once: true });
  if (document.readyState === 'complete') later();
}

/** The first screen comes first: the worker fetches the whole app. */
const AFTER_LOAD_MS = 1000;

let isRegistered = false;

async function register(onControlled: () => void): Promise<void> {
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
  await worker.register().then(onControlled, () => {
    // No service worker here (private window, full disk): the app works on, only not without a network.
  });
}
