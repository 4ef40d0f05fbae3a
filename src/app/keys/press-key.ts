import { LIST_PANE_ID, MAIN_ID } from '@/ui/page/page-ids.ts';

/** What the keys do; Enter opens a row because a row is a link. */
export const listKeys = ['j', 'k', 'Enter', '/', 'n', '?'] as const;

const isField = (element: Element): boolean =>
  element.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])');

/** True while a key belongs to something else: a field, a sheet, a menu, a browser's own shortcut. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.target instanceof Element && isField(event.target)) return true;
  return document.querySelector('dialog[open], [role="menu"]') !== null;
}

const list = () => document.getElementById(LIST_PANE_ID) ?? document.getElementById(MAIN_ID);

/** The links that open the rows, in their order: the first of each row. */
const rows = (): HTMLElement[] =>
  [...(list()?.querySelectorAll('li, tbody tr') ?? [])].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href^="/"]') ?? [],
  );

/** From the row with the focus, else from the one that is open; a step beyond the end stays there. */
function focusRow(step: 1 | -1): boolean {
  const all = rows();
  const at = all.findIndex((row) => row === document.activeElement);
  const from = at === -1 ? all.findIndex((row) => row.hasAttribute('aria-current')) : at;
  const next = all[Math.min(Math.max(from + step, 0), all.length - 1)];
  next?.focus();
  return next !== undefined;
}

function focusFirst(selector: string): boolean {
  const field = document.getElementById(MAIN_ID)?.parentElement?.querySelector<HTMLElement>(selector);
  field?.focus();
  return field !== undefined && field !== null;
}

/**
 * Does what a single key stands for in a list.
 * @param onHelp shows the keys
 */
export function pressKey(event: KeyboardEvent, onHelp: () => void): void {
  if (isTaken(event)) return;
  const actions: Readonly<Record<string, () => boolean>> = {
    j: () => focusRow(1),
    k: () => focusRow(-1),
    '/': () => focusFirst('input[type="search"]'),
    n: () => focusFirst('[data-key="n"]'),
    '?': () => {
      onHelp();
      return true;
    },
  };
  // Otherwise the letter would also be typed into the field that has just taken the focus.
  if (actions[event.key]?.() === true) event.preventDefault();
}
