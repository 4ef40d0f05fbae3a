import { MAIN_ID, PAGE_TITLE_ID } from './page.tsx';

/** Gives the focus to the page's title, for those who listen and those who go by keys; what is in sight stays so. */
export function focusPage(): void {
  const target = document.getElementById(PAGE_TITLE_ID) ?? document.getElementById(MAIN_ID);
  target?.focus({ preventScroll: true });
}
