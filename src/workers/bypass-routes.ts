declare const self: ServiceWorkerGlobalScope;

interface BypassRule {
  readonly path: string;
  readonly source: 'network' | 'cache';
}

/** Requests that bypass this worker in browsers with a static router, by path. */
const bypassRules: readonly BypassRule[] = [
  // Requests for records: this worker does not cache them.
  { path: '/v1/databases/*', source: 'network' },
  // Files that the first frame needs while this worker is busy rendering it. All of them are cached at install time.
  { path: '/assets/*.css', source: 'cache' },
  { path: '/assets/show-drawing-*', source: 'cache' },
  { path: '/assets/rubik-latin-wght-*', source: 'cache' },
];

/** The install event in browsers with a static router; missing in the types of TypeScript. */
export interface RoutedInstall extends ExtendableEvent {
  addRoutes?: (rules: { condition: { urlPattern: URLPattern }; source: BypassRule['source'] }[]) => Promise<void>;
}

/** Registers the rules during the installation. In a browser without a static router, all requests come to this worker. */
export function addBypassRules(event: RoutedInstall): void {
  if (!event.addRoutes) return;
  const rules = bypassRules.map(({ path, source }) => ({
    condition: { urlPattern: new URLPattern({ pathname: path }) },
    source,
  }));
  event.waitUntil(event.addRoutes(rules).catch(() => undefined));
}

/** Lets requests bypass this worker where that is faster. A file missing in the cache is fetched from the network. */
export function bypassWorker(): void {
  self.addEventListener('install', addBypassRules);
}
