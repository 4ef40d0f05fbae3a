declare const self: ServiceWorkerGlobalScope;

interface Way {
  readonly path: string;
  readonly source: 'network' | 'cache';
}

/** What does not come through this worker where the browser can do without: by the path of what is asked for. */
const ways: readonly Way[] = [
  // Questions about records, to which it would have nothing to say.
  { path: '/v1/databases/*', source: 'network' },
  // What the first frame waits for while this worker is busy drawing it. All of it is taken in at install time.
  { path: '/assets/*.css', source: 'cache' },
  { path: '/assets/show-drawing-*', source: 'cache' },
  { path: '/assets/rubik-latin-wght-*', source: 'cache' },
];

/** What browsers with a static router give an install event; the types do not know it yet. */
export interface RoutedInstall extends ExtendableEvent {
  addRoutes?: (rules: { condition: { urlPattern: URLPattern }; source: Way['source'] }[]) => Promise<void>;
}

/** The rules of `passBy`, as part of the installation. A browser that takes no such rules asks the worker. */
export function addWays(event: RoutedInstall): void {
  if (!event.addRoutes) return;
  const rules = ways.map(({ path, source }) => ({
    condition: { urlPattern: new URLPattern({ pathname: path }) },
    source,
  }));
  event.waitUntil(event.addRoutes(rules).catch(() => undefined));
}

/** Lets go past this worker what comes sooner without it. What a cache does not have comes from the network. */
export function passBy(): void {
  self.addEventListener('install', addWays);
}
