/**
 * Runs while the page is being read, as a script of its own before all others: puts the drawing of the service worker, which
 * lies there in a template, in its place, if this phone still is as it was drawn for. Another person, another theme or
 * language: then nothing of it is ever in the document. Styles are set by hand, because the policy takes none in markup.
 */
(() => {
  const template = document.querySelector<HTMLTemplateElement>('template#drawing');
  const place = document.getElementById('app');
  if (!template || !place) return;
  template.remove();
  const { stored = '{}', root = '{}' } = template.dataset;
  const entries = (text: string) => Object.entries(JSON.parse(text) as Record<string, string | null>);
  const isSame = ([name, value]: [string, string | null]) => localStorage.getItem(name) === value;
  if (!entries(stored).every(isSame)) return;
  const style = (element: HTMLElement, text: string) => {
    element.style.cssText = text;
  };
  for (const [name, value] of entries(root)) {
    if (name === 'style') style(document.documentElement, value ?? '');
    else document.documentElement.setAttribute(name, value ?? '');
  }
  for (const element of template.content.querySelectorAll<HTMLElement>('[data-style]')) {
    style(element, element.dataset.style ?? '');
    delete element.dataset.style;
  }
  place.append(template.content);
})();
