/** Missing in some browsers. */
interface BadgingNavigator {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** Shows a number on the app icon, in a page or a worker, where the browser supports it; 0 removes it. */
export async function showAppBadge(count: number): Promise<void> {
  const badging: BadgingNavigator = navigator;
  await (count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.())?.catch(() => undefined);
}
