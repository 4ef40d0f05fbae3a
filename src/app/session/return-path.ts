import type { Location } from 'react-router-dom';

/** The page after sign-in when there is no page to return to. */
const DEFAULT_PATH = '/dashboard';

/** Accepts only a path of this app. Anything that a browser could read as another host is rejected (open redirect). */
const isAppPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(path);

/** The sign-in page, with the return path in the history state, which survives a reload. */
export const signInPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => ({
  to: '/login',
  state: { from: `${pathname}${search}${hash}` },
});

/** The page to sign in again after the session has ended. A user who is still known on this phone is not redirected away from it. */
export const SIGN_IN_AGAIN = '/login?again';
/** Whether the user came to sign in again. Read from the URL, because the sync phase can change while the sync retries. */
export const isSigningInAgain = ({ search }: Pick<Location, 'search'>): boolean =>
  new URLSearchParams(search).has('again');

/** The page to return to after /login or /signup. */
export function returnPathOf({ state }: Pick<Location, 'state'>): string {
  const remembered = (state as { from?: unknown } | null)?.from;
  return isAppPath(remembered) ? remembered : DEFAULT_PATH;
}
