import type { Location } from 'react-router-dom';

/** Where people go who came from nowhere in particular. */
const HOME_OF_MEMBERS = '/dashboard';

/** Only a path of this app: anything that a browser could read as another host goes to the dashboard. */
const isPathHere = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(path);

/** Where to go to sign in from here, with the way back in the history's state, which a reload keeps. */
export const signInPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => ({
  to: '/login',
  state: { from: `${pathname}${search}${hash}` },
});

/** Where somebody whose sign-in has ended signs in again; while she is still known here, nothing sends her away from it. */
export const SIGN_IN_AGAIN = '/login?again';
/** Whether this is such a visit: the address says so, because the sync that asks for it may just be trying once more. */
export const comesAgain = ({ search }: Pick<Location, 'search'>): boolean => new URLSearchParams(search).has('again');

/** The page a visitor of /login or /signup came from. */
export function originOf({ state }: Pick<Location, 'state'>): string {
  const remembered = (state as { from?: unknown } | null)?.from;
  return isPathHere(remembered) ? remembered : HOME_OF_MEMBERS;
}
