import { primeHead } from '@/db/head-snapshot.ts';
import { askEarly } from '@/sync/online/early-lists.ts';
import { useSession } from '@/sync/session-store.ts';

// A script of its own that runs while the app itself is still being read: a disk takes its time to answer the first time.
const { user } = useSession.getState();
const isDoctorsList = location.pathname === '/doctor' && user?.labels.includes('doctor');
if (user && isDoctorsList) {
  askEarly(user.id);
  // Its chunks and words are asked for now, not when the app has found out which page this is.
  void import('@/features/doctor/doctor-page.tsx').catch(() => undefined);
  void import('@/i18n/messages/en/rest.ts').catch(() => undefined);
} else if (user) void primeHead(user.id);
else if (location.pathname === '/') void import('@/features/home/home-page.tsx').catch(() => undefined);
else if (location.pathname === '/login') void import('@/features/auth/log-in-page.tsx').catch(() => undefined);
