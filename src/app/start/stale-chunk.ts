const KEY = 'maia-reloaded-for-chunk';

/** A HEAD request always goes to the server: the service worker answers only GET from its cache. */
const isServerReachable = () =>
  fetch('/index.html', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * After an update, an old page can request a chunk that no longer exists. Then the page reloads once; a second failure in
 * the same tab is a real error and stays on the error page. While the server cannot be reached nothing reloads, because the
 * chunk may not be stale and a filled-in form would be lost.
 */
export function reloadOnceForStaleChunks(reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    // Emergency has a fallback without any chunk, so a reload would only cost time.
    if (sessionStorage.getItem(KEY) !== null || location.pathname === '/emergency') return;
    void isServerReachable().then((isReachable) => {
      if (!isReachable || sessionStorage.getItem(KEY) !== null) return;
      sessionStorage.setItem(KEY, 'yes');
      reload();
    });
  });
}

/** Called when a page has rendered: the next stale chunk may reload again. */
export const clearReloadMark = () => sessionStorage.removeItem(KEY);
