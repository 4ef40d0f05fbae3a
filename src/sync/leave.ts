import { atMost } from '@/db/at-most.ts';
import { closeStore } from '@/db/open-store.ts';
import { aboutLeft } from './left-mark.ts';
import { forgetStoredTraces } from './stored-traces.ts';

/** How long a server that does not answer may hold up a sign-out. */
const PATIENCE_MS = 5_000;

/** Stops what runs for this user in this tab. Another tab erases; this one only lets go. */
export async function letGo(userId: string): Promise<void> {
  const { stopSync } = await import('./start-sync.ts');
  await stopSync(userId);
  await closeStore(userId);
}

async function removePush(userId: string): Promise<void> {
  const { removePushTarget } = await import('./online/push.ts');
  await removePushTarget(userId);
}

/** Takes this phone's push target off the account. Asked for first, because it needs the session that any call now ends. */
const leavePush = (userId: string): Promise<unknown> =>
  // A frozen tab may keep others waiting for their turn, and a server that does not answer may keep the turn.
  atMost(
    PATIENCE_MS,
    aboutLeft(() => atMost(PATIENCE_MS, removePush(userId))),
  );

/** Ends the session. Later contacts end what this could not. */
async function leaveServer(): Promise<void> {
  const { endLeftSession } = await import('./left-session.ts');
  await endLeftSession();
}

/** Erases everything of this user that is kept on this phone: what opens the sealed data goes first. */
export async function eraseHere(userId: string): Promise<void> {
  const pushLeft = leavePush(userId);
  const [{ eraseStore, forgetSealed }, { forgetKept }] = await Promise.all([
    import('@/db/erase-store.ts'),
    import('@/db/store-loss.ts'),
  ]);
  await forgetSealed(userId);
  forgetStoredTraces(userId);
  await letGo(userId);
  // A store that was just opening notes it when it is open.
  forgetKept(userId);
  const { endBackgroundSync } = await import('./background-sync.ts');
  await atMost(PATIENCE_MS, endBackgroundSync());
  await pushLeft;
  await atMost(PATIENCE_MS, leaveServer());
  await eraseStore(userId);
}
