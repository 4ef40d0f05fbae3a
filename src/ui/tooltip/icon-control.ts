/** What a person sees of a control in letters. */
function visibleText(control: Element): string {
  const copy = control.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('svg, .hidden-text')) hidden.remove();
  return copy.textContent.trim();
}

const hiddenText = (control: Element): string =>
  [...control.querySelectorAll('.hidden-text')].map(({ textContent }) => textContent.trim()).join(' ');

/** The control around `target` that shows only an icon, with its accessible name; null when there is none. */
export function iconControlAt(target: EventTarget | null): { readonly control: Element; readonly name: string } | null {
  const control = target instanceof Element ? target.closest('button, a[href]') : null;
  if (!control?.querySelector('svg') || visibleText(control) !== '') return null;
  const name = control.getAttribute('aria-label')?.trim() || hiddenText(control);
  return name === '' ? null : { control, name };
}
