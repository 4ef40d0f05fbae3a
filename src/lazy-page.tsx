import { lazy, useState, type ComponentType } from 'react';

export type Loaded = Promise<{ default: ComponentType }>;
/** `start` loads it before it is rendered; `renew` lets the next visit try again what could not be loaded. */
export type LazyPage = ComponentType & { readonly start: () => Loaded; readonly renew: () => void };

/**
 * A page that is a chunk of its own. What is loaded already is rendered at once: React's own lazy shows the fallback
 * first, and holds what follows back for 300 ms.
 */
export function lazyPage(load: () => Loaded): LazyPage {
  let loading: Loaded | undefined;
  let loaded: ComponentType | undefined;
  const start = () => {
    loading ??= load();
    loading.then(
      (page) => (loaded = page.default),
      () => (loading = undefined),
    );
    return loading;
  };
  let Late = lazy(start);
  function Page() {
    // The same component for as long as it is on screen, or its state would be lost.
    const [{ Now }] = useState(() => ({ Now: loaded ?? Late }));
    return <Now />;
  }
  // React remembers a failure for as long as there is the component. A new one before the failure is on screen would be
  // tried at once, and again, without end.
  const renew = () => {
    if (!loaded) Late = lazy(start);
  };
  return Object.assign(Page, { start, renew });
}
