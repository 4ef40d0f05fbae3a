import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Access } from '@/routes.tsx';
import { useSession } from '@/sync/session.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { Loading } from '@/ui/loading.tsx';
import { comesAgain, originOf, signInPath } from '@/origin.ts';

/** Lets in whoever may open the page and sends everybody else where they can go on. */
export function RouteGuard({ access, children }: { access: Access; children: ReactNode }) {
  const location = useLocation();
  const { user, isAuthenticated, isLoading } = useSession();
  const mustSignInAgain = useSyncStatus((status) => status.phase === 'auth');

  // Whoever came to sign in again is not sent away while the page loads or she types: the sync just tries once more.
  const [came] = useState({ user, mustSignInAgain });
  const staysToSignIn = mustSignInAgain || ((came.mustSignInAgain || comesAgain(location)) && came.user === user);

  if (access === 'public') return children;
  // While the form is on its way it stays: in its place it could not say why it failed, and what was typed would be gone.
  if (access === 'guest')
    return isAuthenticated && !staysToSignIn ? <Navigate to={originOf(location)} replace /> : children;
  if (isLoading && !isAuthenticated) return <Loading />;
  if (!isAuthenticated) {
    const { to, state } = signInPath(location);
    return <Navigate to={to} state={state} replace />;
  }
  if (access !== 'member' && !user?.labels.includes(access.label)) return <Navigate to="/dashboard" replace />;
  return children;
}
