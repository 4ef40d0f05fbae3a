import { useCallback, type ComponentProps, type MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Kept in the history beside the address. */
  state?: unknown;
}

/** A click that the browser would follow in this tab. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  ['', '_self'].includes(event.currentTarget.target);

/** A link to another screen of the app. In place of the router's own, which prefetches for a server and weighs 4 kB. */
export function Link({ to, state, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const here = createPath(useLocation());
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // Like a browser: a link to where one is adds nothing to the history.
    void navigate(to, { state, replace: href === here });
  };
  return (
    <a {...anchor} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Follows a link to another screen of the app: one for a list whose rows are too many for a `Link` each. */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const to = event.currentTarget.getAttribute('href');
      if (to === null || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      void navigate(to);
    },
    [navigate],
  );
}
