import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface SessionUser {
  id: string;
  name: string;
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

/**
 * The signed-in user of this device. Only `user` and `isAuthenticated` are stored, so that the app starts signed in
 * without a network.
 */
export const useSession = create<Session>()(
  persist(
    (): Session => ({ user: null, isAuthenticated: false, isLoading: false, error: null, serverSession: 'unasked' }),
    {
      name: SESSION_KEY,
      partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }) as Session,
    },
  ),
);

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
