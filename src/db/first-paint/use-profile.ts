import type { Profile } from '@/model/records/profile.ts';
import { loadedSnapshot, readSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { snapshotThenLive } from './snapshot-then-live.ts';

/** The profile, first from the snapshot, then live; null while this device has none. Only for display, never for a clinical rule. */
export const useProfile = (userId: string): Profile | null | undefined =>
  useLiveQuery(
    () =>
      snapshotThenLive<Profile | null>({
        known: () => loadedSnapshot(userId, 'profile'),
        read: () => readSnapshot(userId, 'profile'),
        live: liveProfile(),
      }),
    `profile ${userId}`,
  );
