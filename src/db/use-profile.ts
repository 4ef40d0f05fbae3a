import type { Profile } from '@/model/profile.ts';
import { knownHead, readHead } from './head-snapshot.ts';
import { liveProfile } from './live-profile.ts';
import { useLiveQuery } from './use-live-query.ts';
import { withHead } from './with-head.ts';

/** The profile as of the last visit at once, then the live one; null while this phone has none. For what is shown, never for a rule. */
export const useProfile = (userId: string): Profile | null | undefined =>
  useLiveQuery(
    () =>
      withHead<Profile | null>({
        known: () => knownHead(userId, 'profile'),
        read: () => readHead(userId, 'profile'),
        live: liveProfile(),
      }),
    `profile ${userId}`,
  );
