declare const self: ServiceWorkerGlobalScope;

/** What browsers with a static router give an install event; the types do not know it yet. */
export interface RoutedInstall extends ExtendableEvent {
  addRoutes?: (rules: { condition: { urlPattern: URLPattern }; source: 'network' | 'cache' }[]) => Promise<void>;
}

/** The rule of `passDataBy`, as part of the installation. A browser that takes no such rule asks the worker. */
export function addDataRoute(event: RoutedInstall): void {
  if (!event.addRoutes) return;
  const urlPattern = new URLPattern({ pathname: '/v1/databases/*' });
  event.waitUntil(event.addRoutes([{ condition: { urlPattern }, source: 'network' }, { condition: { urlPattern: new URLPattern({ pathname: '/assets/*.css' }) }, source: 'cache' }, { condition: { urlPattern: new URLPattern({ pathname: '/assets/show-drawing-*' }) }, source: 'cache' }]).catch(() => undefined));
}

/** Lets questions about records go past this worker, which would have nothing to say to them, where the browser can. */
export function passDataBy(): void {
  self.addEventListener('install', addDataRoute);
}
