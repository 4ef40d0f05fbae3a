import type { Profile } from '@/model/records/profile.ts';
import { saveSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { liveProfile } from '@/db/records/live-profile.ts';

/**
 * Saves the profile of the open store for the first paint of the next start, and calls `onChange` with each version; null while
 * this device has none. @returns a function that stops it
 */
export const saveProfileSnapshots = (userId: string, onChange: (profile: Profile | null) => void): (() => void) =>
  liveProfile().subscribe((profile) => {
    saveSnapshot(userId, 'profile', profile);
    onChange(profile);
  });
