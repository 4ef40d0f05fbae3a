import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface SessionUser {
  id: string;
  /** Empty until it was read from the encrypted snapshot or from the server, see `account-details.ts`. */
  name: string;
  /** Empty until it was read, as the name. */
  email: string;
  /** Roles, for example `doctor`. */
  labels: string[];
}

/**
 * What is known about the session on the server while no user is stored on this device. `unasked`: nothing yet, the
 * session is loading. `none`: nobody is signed in. `offline` and `noAnswer`: it could not be found out.
 */
export type ServerSession = 'unasked' | 'none' | 'offline' | 'noAnswer';

export interface Session {
  user: SessionUser | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  error: string | null;
  serverSession: ServerSession;
}

/** The key in `localStorage`. */
export const SESSION_KEY = 'maia-auth';

/** What `localStorage` has of a user, in clear: no name and no address. */
type StoredUser = Pick<SessionUser, 'id' | 'labels'> & Partial<SessionUser>;
interface StoredSession {
  readonly user?: StoredUser | null;
  readonly isAuthenticated?: boolean;
}

/**
 * The session as it is read from storage.
 * @param known the user of this tab: if it is the same one, name and address stay
 */
export function restoredSession(stored: StoredSession, known: SessionUser | null = null): Partial<Session> {
  const user = stored.user && {
    name: '',
    email: '',
    ...(known?.id === stored.user.id && { name: known.name, email: known.email }),
    ...stored.user,
  };
  return { ...(user !== undefined && { user }), isAuthenticated: stored.isAuthenticated ?? false };
}

/**
 * The signed-in user of this device. Only id, labels and `isAuthenticated` are stored, so that the app starts signed in
 * without a network; `localStorage` is not encrypted.
 */
export const useSession = create<Session>()(
  persist(
    (): Session => ({ user: null, isAuthenticated: false, isLoading: false, error: null, serverSession: 'unasked' }),
    {
      name: SESSION_KEY,
      partialize: ({ user, isAuthenticated }) =>
        ({ user: user && { id: user.id, labels: user.labels }, isAuthenticated }) as Session,
      merge: (stored, current) => ({ ...current, ...restoredSession((stored ?? {}) as StoredSession, current.user) }),
    },
  ),
);

// Earlier versions stored name and address too: any write replaces them.
if (useSession.getState().user?.email) useSession.setState({});

export const signedIn = (user: SessionUser): Session => ({
  user,
  isAuthenticated: true,
  isLoading: false,
  error: null,
  serverSession: 'none',
});
export const signedOut: Session = {
  user: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
  serverSession: 'none',
};
