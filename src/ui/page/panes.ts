import { createContext, use, type ReactNode } from 'react';

/** The page is a list; `detail` is false while nothing is open beside it. */
export interface ListPaneOf {
  readonly kind: 'list';
  readonly detail: ReactNode;
  readonly openPath: string | null;
}

/** The page is open beside the list at `listPath`. */
interface DetailPaneOf {
  readonly kind: 'detail';
  readonly listPath: string;
}

export type Pane = ListPaneOf | DetailPaneOf;

/** Null for a page that stands alone. */
export const PaneContext = createContext<Pane | null>(null);

/** Whether the link of a list's row leads to what is open beside the list. */
export function useIsOpen(): (path: string) => boolean {
  const pane = use(PaneContext);
  return (path) => pane?.kind === 'list' && pane.openPath === path;
}
