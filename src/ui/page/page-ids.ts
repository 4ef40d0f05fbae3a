/** Id of the element that takes the focus when a page opens. */
export const PAGE_TITLE_ID = 'page-title';
/** The same for a page that opens beside a list. */
export const DETAIL_TITLE_ID = 'detail-title';
/** Target of the skip link. */
export const MAIN_ID = 'main';
/** The list that stands beside a detail. */
export const LIST_PANE_ID = 'list-pane';
/** Set on the row of a list whose detail was closed: the focus returns to it. */
export const RETURN_FOCUS = 'data-return-focus';
