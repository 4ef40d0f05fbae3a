import { preloadSnapshot, savePendingSnapshots } from '@/db/snapshot/first-paint-snapshot.ts';
import { prefetchLists } from '@/sync/api/doctor/prefetched-lists.ts';
import { readLockSettings } from '@/app/lock/lock-settings.ts';
import { isClinician } from '@/model/account/staff.ts';
import { useSession } from '@/sync/account/session-store.ts';

// Runs before the rest of the app is parsed, because the first read from disk is slow.
const { user } = useSession.getState();
const isDoctorsList = location.pathname === '/doctor' && isClinician(user?.labels ?? []);
if (user && isDoctorsList && !readLockSettings(user.id)) {
  prefetchLists(user.id);
  // Start loading the chunks and messages of this page now, before the router has matched it.
  void import('@/features/doctor/doctor-page.tsx').catch(() => undefined);
  void import('@/i18n/messages/en/rest.ts').catch(() => undefined);
} else if (user) void preloadSnapshot(user.id);
else if (location.pathname === '/') void import('@/features/home/home-page.tsx').catch(() => undefined);
else if (location.pathname === '/login') void import('@/features/auth/log-in-page.tsx').catch(() => undefined);

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') savePendingSnapshots();
});
