import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  /** Roles, for example `doctor`. */
  labels: string[];
}

export interface Session {
  user: SessionUser | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  error: string | null;
}

/** The key in `localStorage`. */
export const SESSION_KEY = 'maia-auth';

/**
 * The signed-in user of this device. Only `user` and `isAuthenticated` are stored, so that the app starts signed in
 * without a network.
 */
export const useSession = create<Session>()(
  persist((): Session => ({ user: null, isAuthenticated: false, isLoading: false, error: null }), {
    name: SESSION_KEY,
    partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }) as Session,
  }),
);

export const signedIn = (user: SessionUser): Session => ({
  user,
  isAuthenticated: true,
  isLoading: false,
  error: null,
});
export const signedOut: Session = { user: null, isAuthenticated: false, isLoading: false, error: null };
