import { create } from 'zustand';
import { knownHead, primeHead } from '@/db/head-snapshot.ts';
import type { Profile } from '@/model/profile.ts';
import { useSession } from '@/sync/session-store.ts';

/** After a loss no page shows a tape, a week or blush. Never in clear on the disk: that somebody lost a pregnancy is sealed. */
export const useTact = create<{ isPlain: boolean }>(() => ({ isPlain: false }));

function set(isPlain: boolean): void {
  useTact.setState({ isPlain });
  if (isPlain) document.documentElement.dataset.tact = 'plain';
  else delete document.documentElement.dataset.tact;
}

const isOver = (profile: Profile | null | undefined): boolean => profile?.pregnancyStatus === 'ended';

/** As the last visit left it, before the store is open: no page begins with what it would then take away. */
export async function beginTact(userId: string): Promise<void> {
  await primeHead(userId);
  const isHers = useSession.getState().user?.id === userId;
  if (isHers && isOver(knownHead(userId, 'profile'))) set(true);
}

/** Follows the profile of the open store until the returned function is called, and keeps it for the next start. */
export async function followTact(userId: string): Promise<() => void> {
  const { keepProfile } = await import('@/db/keep-profile.ts');
  return keepProfile(userId, (profile) => set(isOver(profile)));
}

/** Nobody is here any more. */
export const endTact = (): void => set(false);
