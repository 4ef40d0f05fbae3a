import { recordTaps } from '@/app/start/replay-taps.ts';

/** Shows the first frame in the app root. Styles are set through the DOM, because the Content Security Policy forbids inline styles. */
function show(appRoot: HTMLElement, template: HTMLTemplateElement, root: readonly (readonly [string, string])[]): void {
  const style = (element: HTMLElement, text = '') => (element.style.cssText = text);
  for (const [name, value] of root)
    if (name === 'style') style(document.documentElement, value);
    else document.documentElement.setAttribute(name, value);
  for (const element of template.content.querySelectorAll<HTMLElement>('[data-style]')) {
    style(element, element.dataset.style);
    delete element.dataset.style;
  }
  const frame = template.content.firstElementChild;
  if (frame) recordTaps(appRoot, frame);
  appRoot.append(template.content);
  appRoot.dataset.drawn = '';
}

/**
 * Runs while the document is parsed, before all other scripts. The service worker puts the first frame into a template; it is
 * shown only if user, theme, language, text size and time zone are still the same. Otherwise none of it enters the page.
 */
export function showFirstFrame(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#drawing');
  const appRoot = document.getElementById('app');
  if (!template || !appRoot) return;
  template.remove();
  const { stored = '{}', root = '{}', zone } = template.dataset;
  const saved = Object.entries(JSON.parse(stored) as Record<string, string | null>);
  const isSameZone = zone === String(new Date().getTimezoneOffset());
  // After a reload the router state can select one kind of reading, which the first frame does not show.
  const hasRouterState = (history.state as { usr?: unknown } | null)?.usr != null;
  if (isSameZone && !hasRouterState && saved.every(([name, value]) => localStorage.getItem(name) === value))
    show(appRoot, template, Object.entries(JSON.parse(root) as Record<string, string>));
}
