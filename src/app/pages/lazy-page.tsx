import { lazy, useState, type ComponentType } from 'react';

export type LoadedPage = Promise<{ default: ComponentType }>;
/** `start` loads the page before it is rendered; `renew` makes the next render retry a failed load. */
export type LazyPage = ComponentType & { readonly start: () => LoadedPage; readonly renew: () => void };

/**
 * A page in a separate chunk. A loaded page renders at once: React's `lazy` would show the fallback first and then keep it
 * for 300 ms.
 */
export function lazyPage(load: () => LoadedPage): LazyPage {
  let loading: LoadedPage | undefined;
  let loaded: ComponentType | undefined;
  const start = () => {
    loading ??= load();
    loading.then(
      (page) => (loaded = page.default),
      () => (loading = undefined),
    );
    return loading;
  };
  let Lazy = lazy(start);
  function Page() {
    // Must stay the same component while it is on screen, or its state would be lost.
    const [{ Now }] = useState(() => ({ Now: loaded ?? Lazy }));
    return <Now />;
  }
  // `lazy` caches a failure for the lifetime of the component. Call this only after the failure is on screen: a new
  // component before that would be rendered and fail again in an endless loop.
  const renew = () => {
    if (!loaded) Lazy = lazy(start);
  };
  return Object.assign(Page, { start, renew });
}
