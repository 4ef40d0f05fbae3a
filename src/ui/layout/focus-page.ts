import { MAIN_ID, PAGE_TITLE_ID } from './page.tsx';

/** Focuses the page title, for screen reader and keyboard users, without scrolling. */
export function focusPage(): void {
  const target = document.getElementById(PAGE_TITLE_ID) ?? document.getElementById(MAIN_ID);
  target?.focus({ preventScroll: true });
}
