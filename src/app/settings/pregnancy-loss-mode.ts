import { create } from 'zustand';
import { loadedSnapshot, preloadSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import type { Profile } from '@/model/records/profile.ts';
import { useSession } from '@/sync/account/session-store.ts';

/** In pregnancy-loss mode no page shows the week tape, a week or the blush colour. Health data: on disk it is only stored encrypted. */
export const useLossMode = create<{ isPlain: boolean }>(() => ({ isPlain: false }));

function set(isPlain: boolean): void {
  useLossMode.setState({ isPlain });
  if (isPlain) document.documentElement.dataset.tact = 'plain';
  else delete document.documentElement.dataset.tact;
}

const isLoss = (profile: Profile | null | undefined): boolean => profile?.pregnancyStatus === 'ended';

/** Reads the mode from the snapshot before the store is open, so that no page shows pregnancy content and then removes it. */
export async function preloadLossMode(userId: string): Promise<void> {
  await preloadSnapshot(userId);
  const isSameUser = useSession.getState().user?.id === userId;
  if (isSameUser && isLoss(loadedSnapshot(userId, 'profile'))) set(true);
}

/** Follows the profile of the open store and saves it as a snapshot for the next start. @returns a function that stops it */
export async function followLossMode(userId: string): Promise<() => void> {
  const { saveProfileSnapshots } = await import('@/db/first-paint/profile-snapshot.ts');
  return saveProfileSnapshots(userId, (profile) => set(isLoss(profile)));
}

/** Called on sign-out. */
export const endLossMode = (): void => set(false);
