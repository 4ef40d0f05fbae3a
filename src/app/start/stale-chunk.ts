const KEY = 'maia-reloaded-for-chunk';

/** A HEAD request always goes to the server: the service worker answers only GET from its cache. */
const head = (url: string) => fetch(url, { method: 'HEAD', cache: 'no-store' });

/** Scripts can be blocked while the server answers: without them a page that is loaded again stays empty. */
async function canReload(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  try {
    // After an update the script of this page may be gone: an answer is enough.
    const [{ ok }] = await Promise.all([head('/index.html'), ...(entry ? [head(entry)] : [])]);
    return ok;
  } catch {
    return false;
  }
}

/**
 * After an update, an old page can request a chunk that no longer exists. Then the page reloads once; a second failure in
 * the same tab is a real error and stays on the error page. While the server cannot be reached nothing reloads, because the
 * chunk may not be stale and a filled-in form would be lost.
 */
export function reloadOnceForStaleChunks(reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    // Emergency has a fallback without any chunk, so a reload would only cost time.
    if (sessionStorage.getItem(KEY) !== null || location.pathname === '/emergency') return;
    void canReload().then((isPossible) => {
      if (!isPossible || sessionStorage.getItem(KEY) !== null) return;
      sessionStorage.setItem(KEY, 'yes');
      reload();
    });
  });
}

/** Called when a page has rendered: the next stale chunk may reload again. */
export const clearReloadMark = () => sessionStorage.removeItem(KEY);
