const KEY = 'maia-reloaded-for-chunk';

/** HEAD is answered by the server itself, never by the service worker's copy. */
const serverAnswers = () =>
  fetch('/index.html', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * After an update the old page can ask for a chunk that is gone. Then the page reloads, once: a second failure
 * in the same tab is a real one and stays on the error page. Nothing is reloaded while the server does not answer,
 * because then the chunk is not stale and a form would be lost for nothing.
 */
export function reloadOnceForStaleChunks(reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    // Emergency has its text without any chunk, and nobody waits there for a reload.
    if (sessionStorage.getItem(KEY) !== null || location.pathname === '/emergency') return;
    void serverAnswers().then((isThere) => {
      if (!isThere || sessionStorage.getItem(KEY) !== null) return;
      sessionStorage.setItem(KEY, 'yes');
      reload();
    });
  });
}

/** The app has come up whole: the next stale chunk may reload again. */
export const forgetReload = () => sessionStorage.removeItem(KEY);
