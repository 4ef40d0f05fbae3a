declare const self: ServiceWorkerGlobalScope;

interface Pattern {
  readonly urlPattern: URLPattern;
}

/** What browsers with a static router give an install event; the types do not know it yet. */
export interface RoutedInstall extends ExtendableEvent {
  addRoutes?: (rule: {
    condition: Pattern | { readonly or: readonly Pattern[] };
    source: 'network' | { readonly cacheName: string };
  }) => Promise<void>;
}

const at = (pathname: string): Pattern => ({ urlPattern: new URLPattern({ pathname }) });

/** A name with a hash of its content: whatever has it in a cache is the file itself. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

/**
 * Lets requests go past this worker that it would only hand on, where the browser can: questions about records to the
 * server, and files of `paths` to the cache that the app is kept in, or to the server where they are missing there.
 */
export function addStaticRoutes(event: RoutedInstall, paths: readonly string[], cacheName: string): void {
  const add = (...rule: Parameters<NonNullable<RoutedInstall['addRoutes']>>) => {
    // A browser that takes no such rule asks the worker, as all others do.
    if (event.addRoutes) event.waitUntil(event.addRoutes(...rule).catch(() => undefined));
  };
  add({ condition: at('/v1/databases/*'), source: 'network' });
  const hashed = paths.filter(isHashed);
  if (hashed.length > 0) add({ condition: { or: hashed.map(at) }, source: { cacheName } });
}

/** Adds them when this worker is installed. */
export function routeStatically(paths: readonly string[], cacheName: string): void {
  self.addEventListener('install', (event) => addStaticRoutes(event, paths, cacheName));
}
