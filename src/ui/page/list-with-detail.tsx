import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { LIST_PANE_ID, RETURN_FOCUS } from './page-ids.ts';
import { PaneContext, type Pane } from './panes.ts';
import { useRoomForTwo } from './use-desk.ts';

interface ListWithDetailProps {
  /** The page of the list. */
  list: ReactNode;
  listPath: string;
  /** The page of what is open. */
  detail: ReactNode;
  /** Its path; null while nothing is open. */
  openPath: string | null;
}

/** The row of a list that leads to `path`. */
const rowOf = (path: string) =>
  document.getElementById(LIST_PANE_ID)?.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(path)}"]`) ?? null;

/**
 * Two pages, a list and what is open from it: side by side where there is room, else one of them. The list stays
 * mounted while details open and close, so that it keeps its filter and its place.
 */
export function ListWithDetail({ list, listPath, detail, openPath }: ListWithDetailProps) {
  const hasRoom = useRoomForTwo();
  const pane = useMemo(
    (): Pane => ({
      kind: 'list',
      openPath,
      detail: openPath !== null && <PaneContext value={{ kind: 'detail', listPath }}>{detail}</PaneContext>,
    }),
    [detail, listPath, openPath],
  );
  const last = useRef(openPath);
  useEffect(() => {
    const path = openPath ?? last.current;
    const wasClosed = openPath === null && last.current !== null;
    last.current = openPath;
    const row = hasRoom && path !== null ? rowOf(path) : null;
    row?.scrollIntoView?.({ block: 'nearest' });
    // `focusPage` returns the focus to the row from which the detail was opened.
    if (wasClosed) row?.setAttribute(RETURN_FOCUS, '');
  }, [openPath, hasRoom]);
  if (!hasRoom) return openPath === null ? list : detail;
  return <PaneContext value={pane}>{list}</PaneContext>;
}
