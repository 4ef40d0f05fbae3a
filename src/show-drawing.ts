import { noteTaps } from '@/tap-again.ts';

/** Puts a drawing in the place of the page. Styles are set by hand, because the policy of the page takes none in markup. */
function show(place: HTMLElement, template: HTMLTemplateElement, root: readonly (readonly [string, string])[]): void {
  const style = (element: HTMLElement, text = '') => (element.style.cssText = text);
  for (const [name, value] of root)
    if (name === 'style') style(document.documentElement, value);
    else document.documentElement.setAttribute(name, value);
  for (const element of template.content.querySelectorAll<HTMLElement>('[data-style]')) {
    style(element, element.dataset.style);
    delete element.dataset.style;
  }
  const drawing = template.content.firstElementChild;
  if (drawing) noteTaps(place, drawing);
  place.append(template.content);
  place.dataset.drawn = '';
}

/**
 * Runs while the page is being read, as a script of its own before all others: shows what the service worker has drawn, which
 * lies there in a template, if this phone still is as it was drawn for. Another person, theme, language or time zone: then
 * nothing of it is ever in the page.
 */
export function showDrawing(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#drawing');
  const place = document.getElementById('app');
  if (!template || !place) return;
  template.remove();
  const { stored = '{}', root = '{}', zone } = template.dataset;
  const kept = Object.entries(JSON.parse(stored) as Record<string, string | null>);
  const isSameZone = zone === String(new Date().getTimezoneOffset());
  // A page that is loaded again may have been told, when it was opened, to show one kind of reading: the router keeps that here.
  const isToldMore = (history.state as { usr?: unknown } | null)?.usr != null;
  if (isSameZone && !isToldMore && kept.every(([name, value]) => localStorage.getItem(name) === value))
    show(place, template, Object.entries(JSON.parse(root) as Record<string, string>));
}
