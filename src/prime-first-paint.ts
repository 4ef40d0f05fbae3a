import { primeHead } from '@/db/head-snapshot.ts';
import { useSession } from '@/sync/session-store.ts';

// A script of its own that runs while the app itself is still being read: a disk takes its time to answer the first time.
const { user } = useSession.getState();
if (user) void primeHead(user.id);
