import { DETAIL_TITLE_ID, MAIN_ID, PAGE_TITLE_ID, RETURN_FOCUS } from '@/ui/page/page-ids.ts';

/**
 * Moves the focus to what has opened, for screen reader and keyboard users, without scrolling: the title of the detail or
 * of the page. When a detail has closed, back to its row in the list.
 */
export function focusPage(): void {
  const row = document.querySelector<HTMLElement>(`[${RETURN_FOCUS}]`);
  row?.removeAttribute(RETURN_FOCUS);
  const titles = [DETAIL_TITLE_ID, PAGE_TITLE_ID, MAIN_ID].map((id) => document.getElementById(id));
  const target = row ?? titles.find((title) => title !== null);
  target?.focus({ preventScroll: true });
}
