import { lazy, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isAdministrator, isClinician, isStaff } from '@/model/account/staff.ts';
import { isFirstRunOpen, useSession } from '@/sync/session/session.ts';
import { wasSignedOut } from '@/sync/account/sign-out-marker.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { recogniseSession } from '@/sync/session/recognise-session.ts';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { Loading } from '@/ui/feedback/loading.tsx';
import { EmergencyLink } from '@/ui/layout/page.tsx';
import { isSigningInAgain, returnPathOf, signInPath } from '@/app/session/return-path.ts';
import styles from './route-guard.module.css';

/**
 * Who may open a page. `guest`: a signed-in user is redirected. `member`: a signed-in user. A label is a role of the
 * account; a user without it is sent to the dashboard.
 */
type StaffLabel = 'doctor' | 'admin' | 'moderator';
export type Access = 'public' | 'guest' | 'member' | { readonly label: StaffLabel };

const UnknownSession = lazy(async () => {
  const [{ UnknownSession: page }] = await Promise.all([import('./unknown-session.tsx'), loadAllMessages()]);
  return { default: page };
});

/** The page for a visitor of whom nothing is stored here: the server is asked first, `/login` follows its answer. */
function UnstoredVisitor() {
  const { to, state } = signInPath(useLocation());
  const serverSession = useSession((session) => session.serverSession);
  useEffect(() => {
    if (serverSession === 'unasked') void recogniseSession();
  }, [serverSession]);
  // After a sign-out the next user must not start on the page of the one before.
  if (serverSession === 'none') return <Navigate to={to} state={wasSignedOut() ? null : state} replace />;
  if (serverSession === 'offline' || serverSession === 'noAnswer') return <UnknownSession why={serverSession} />;
  return (
    <>
      {/* The server may take 15 s to answer: the way to help does not wait for it. */}
      <div className={styles.help}>
        <EmergencyLink />
      </div>
      <Loading />
    </>
  );
}

/** The pages of doctors are those of midwives too. */
const hasRole = (labels: readonly string[], role: StaffLabel): boolean =>
  role === 'doctor' ? isClinician(labels) : labels.includes(role);

/** Renders the page for users who may open it and redirects all others. */
export function RouteGuard({ access, children }: { access: Access; children: ReactNode }) {
  const location = useLocation();
  const { user, isAuthenticated } = useSession();
  const mustSignInAgain = useSyncStatus((status) => status.phase === 'auth');

  // A user who came to sign in again must not be redirected while typing: a retry of the sync briefly leaves the `auth` phase.
  const [onArrival] = useState({ user, mustSignInAgain });
  const staysToSignIn =
    mustSignInAgain || ((onArrival.mustSignInAgain || isSigningInAgain(location)) && onArrival.user === user);

  if (access === 'public') return children;
  // The form stays mounted while it is submitted (`isLoading`): otherwise it could not show an error, and the input would be lost.
  if (access === 'guest')
    return isAuthenticated && !staysToSignIn ? <Navigate to={returnPathOf(location)} replace /> : children;
  if (!isAuthenticated) return <UnstoredVisitor />;
  if (access !== 'member' && !hasRole(user?.labels ?? [], access.label)) return <Navigate to="/dashboard" replace />;
  // The app starts at /dashboard, also from the home screen of a phone.
  if (location.pathname === '/dashboard' && user && isAdministrator(user.labels))
    return <Navigate to="/clinic" replace />;
  if (location.pathname === '/dashboard' && user && !isStaff(user.labels) && isFirstRunOpen(user.id))
    return <Navigate to="/welcome" replace />;
  return children;
}
