import type { Profile } from '@/model/profile.ts';
import { keepHead } from './head-snapshot.ts';
import { liveProfile } from './live-profile.ts';
import type { LiveQuery } from './live-query.ts';

/** The profile of the signed-in user, each version of which is kept for the first paint of the next start; null while this phone has none. */
export const keptProfile = (userId: string): LiveQuery<Profile | null> => ({
  subscribe: (listener, failed) =>
    liveProfile().subscribe((profile) => {
      keepHead(userId, 'profile', profile);
      listener(profile);
    }, failed),
});
