const KEY = 'maia-reloaded-for-chunk';

/**
 * After an update the old page can ask for a chunk that is gone. Then the page reloads, once: a second failure
 * in the same tab is a real one and goes to the error page. Nothing is reloaded without a network.
 */
export function reloadOnceForStaleChunks(reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(KEY) !== null) return;
    sessionStorage.setItem(KEY, 'yes');
    event.preventDefault();
    reload();
  });
}

/** The app has come up whole: the next stale chunk may reload again. */
export const forgetReload = () => sessionStorage.removeItem(KEY);
