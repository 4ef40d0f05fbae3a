import { useUpdate } from '@/features/frame/update.ts';

/**
 * Registers the service worker, which caches the app. A new version is activated only when the user accepts the update.
 * @param onControlled called when a service worker can receive messages: after registration and after each takeover
 */
export function registerServiceWorker(onControlled: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', onControlled);
  const registerLater = () => setTimeout(() => void register(onControlled), AFTER_LOAD_MS);
  window.addEventListener('load', registerLater, { once: true });
  if (document.readyState === 'complete') registerLater();
}

/** The service worker downloads the whole app, so it starts after the first screen. */
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
    // No service worker (private window, full disk): the app still works, but not offline.
  });
}
