import type { Profile } from '@/model/profile.ts';
import { keepHead } from './head-snapshot.ts';
import { liveProfile } from './live-profile.ts';

/**
 * Keeps the profile of the open store for the first paint of the next start, and tells of each version; null while this phone
 * has none. @returns the call that ends it
 */
export const keepProfile = (userId: string, told: (profile: Profile | null) => void): (() => void) =>
  liveProfile().subscribe((profile) => {
    keepHead(userId, 'profile', profile);
    told(profile);
  });
