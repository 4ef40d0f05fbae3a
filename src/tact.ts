import { create } from 'zustand';

/** After a loss no page shows a tape, a week or blush. In memory only: that somebody lost a pregnancy is never in clear. */
export const useTact = create<{ isPlain: boolean }>(() => ({ isPlain: false }));

function set(isPlain: boolean): void {
  useTact.setState({ isPlain });
  if (isPlain) document.documentElement.dataset.tact = 'plain';
  else delete document.documentElement.dataset.tact;
}

/** Follows the profile of the open store until the returned function is called. */
export async function followTact(): Promise<() => void> {
  const { liveProfile } = await import('@/db/profile.ts');
  const stop = liveProfile().subscribe((profile) => set(profile?.pregnancyStatus === 'ended'));
  return () => {
    stop();
    set(false);
  };
}
